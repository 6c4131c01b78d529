import { Button } from '@strapi/design-system';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { linkAddress, type LinkTarget } from '../../../../api';
import { SmallDialog } from '../small-dialog';
import { LinkField } from './link-field';

const problem =
  'This is not an address. Enter one such as www.example.com, /contact, name@example.com or tel:555-0142.';

const linkedAddress = (editor: Editor): string => {
  const { href } = editor.getAttributes('link');
  return typeof href === 'string' ? href : '';
};

/** @param text the text of a new link where nothing is selected */
function setLink(editor: Editor, href: string, text: string): void {
  const { empty } = editor.state.selection;
  if (empty && !editor.isActive('link')) {
    const marks = [{ type: 'link', attrs: { href } }];
    editor.commands.insertContent({ type: 'text', text, marks });
  } else {
    editor.chain().extendMarkRange('link').setLink({ href }).run();
  }
}

interface LinkDialogProps {
  editor: Editor;
  onClose: () => void;
}

/** Links the selected text, or changes or removes the link at the cursor. A new link without a selection shows the name of its target. */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const [linked] = useState(() => linkedAddress(editor));
  const [address, setAddress] = useState(linked);
  const [picked, setPicked] = useState<LinkTarget>();
  const [wrong, setWrong] = useState(false);

  return (
    <SmallDialog
      title="Link"
      submitLabel="Set link"
      onClose={onClose}
      onLeave={() => editor.commands.focus()}
      onSubmit={() => {
        const href = linkAddress(address);
        if (href === undefined) {
          setWrong(true);
          return;
        }
        setLink(editor, href, picked?.name ?? address.trim());
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
      <LinkField
        value={address}
        picked={picked?.name}
        error={wrong ? problem : undefined}
        onChange={(text) => {
          setAddress(text);
          setPicked(undefined);
          setWrong(false);
        }}
        onPick={(target) => {
          setAddress(target.path);
          setPicked(target);
          setWrong(false);
        }}
      />
    </SmallDialog>
  );
}
