import { Button, Field } from '@strapi/design-system';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { isLinkAddress } from './address';
import { SmallDialog } from './SmallDialog';

const problem = 'Give a whole address that begins with https://, http://, mailto: or tel:.';

const linkedAddress = (editor: Editor): string => {
  const { href } = editor.getAttributes('link');
  return typeof href === 'string' ? href : '';
};

function setLink(editor: Editor, href: string): void {
  const { empty } = editor.state.selection;
  if (empty && !editor.isActive('link')) {
    const marks = [{ type: 'link', attrs: { href } }];
    editor.commands.insertContent({ type: 'text', text: href, marks });
  } else {
    editor.chain().extendMarkRange('link').setLink({ href }).run();
  }
}

interface LinkDialogProps {
  editor: Editor;
  onClose: () => void;
}

/** Links the selected text, or changes or removes the link that the cursor is in. */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const [linked] = useState(() => linkedAddress(editor));
  const [address, setAddress] = useState(linked);
  const [wrong, setWrong] = useState(false);

  return (
    <SmallDialog
      title="Link"
      submitLabel="Set link"
      onClose={onClose}
      onLeave={() => editor.commands.focus()}
      onSubmit={() => {
        if (!isLinkAddress(address.trim())) {
          setWrong(true);
          return;
        }
        setLink(editor, address.trim());
        onClose();
      }}
      action={
        linked !== '' && (
          <Button
            variant="danger-light"
            onClick={() => {
              editor.chain().extendMarkRange('link').unsetLink().run();
              onClose();
            }}
          >
            Remove link
          </Button>
        )
      }
    >
      <Field.Root id="link-address" error={wrong ? problem : false}>
        <Field.Label>Address</Field.Label>
        <Field.Input
          type="url"
          placeholder="https://"
          value={address}
          onChange={(event) => {
            setAddress(event.target.value);
            setWrong(false);
          }}
        />
        <Field.Error />
      </Field.Root>
    </SmallDialog>
  );
}
