import { Button, VisuallyHidden } from '@strapi/design-system';
import { ExternalLink, Link as LinkIcon } from '@strapi/icons';
import { useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { newPreviewPath, type Entry, type MadePreview } from '../../../api';
import { useWrite } from '../requests/use-write';
import { useFocusReturn } from '../ui/dialogs/use-focus-return';
import { ShareModal } from './share-modal';

type List = Parameters<typeof newPreviewPath>[0];

interface PreviewActionsProps {
  list: List;
  disabled: boolean;
  /** Saves what is not saved yet as a draft. @returns the entry's id; undefined if nothing was saved, which the form explains */
  prepare: () => Promise<string | undefined>;
}

/**
 * Opens a tab that waits for its address. Browsers allow it only in answer to the click itself.
 * @returns null where the browser does not allow it
 */
function openWaitingTab(): Window | null {
  const tab = window.open('', '_blank');
  if (tab === null) return null;
  tab.opener = null;
  tab.document.title = 'Preview';
  tab.document.body.textContent = 'Opening the preview…';
  return tab;
}

/** Shows the draft as a page of the site, or makes a link to it for a colleague. Both save the form as a draft first. */
export function PreviewActions({ list, disabled, prepare }: PreviewActionsProps) {
  const { busy, sendTo } = useWrite();
  const { toggleNotification } = useNotification();
  const [shared, setShared] = useState<string>();
  const { openedBy } = useFocusReturn(shared !== undefined);

  const preview = async () => {
    const tab = openWaitingTab();
    const id = await prepare();
    if (id === undefined) {
      tab?.close();
      return;
    }
    const outcome = await sendTo<Entry<MadePreview>>({
      method: 'POST',
      url: newPreviewPath(list, id),
      body: { for: 'me' },
    });
    if (!outcome.ok) {
      tab?.close();
      toggleNotification({ type: 'danger', message: outcome.message });
      return;
    }
    const { url } = outcome.data.result;
    if (tab === null) {
      const link = { url, label: 'Open the preview', target: '_blank' };
      toggleNotification({ type: 'info', message: 'The browser opened no new tab.', link });
    } else tab.location.replace(url);
  };

  const share = async () => {
    setShared(await prepare());
  };

  return (
    <>
      <Button
        variant="tertiary"
        endIcon={<ExternalLink />}
        disabled={disabled || busy}
        onClick={() => void preview()}
      >
        Preview
        <VisuallyHidden tag="span"> in a new tab</VisuallyHidden>
      </Button>
      <Button
        variant="tertiary"
        endIcon={<LinkIcon />}
        disabled={disabled || busy}
        onClick={(event) => {
          openedBy(event.currentTarget);
          void share();
        }}
      >
        Share preview
      </Button>
      {shared !== undefined && (
        <ShareModal
          list={list}
          id={shared}
          onClose={() => {
            setShared(undefined);
          }}
        />
      )}
    </>
  );
}
