import { Button, Dialog } from '@strapi/design-system';
import { QuestionBody } from '../ui/dialogs/question-dialog';
import { unsavedText } from './unsaved-text';
import type { Logout } from './useLogout';

/** Asks before a logout throws unsaved text away. Escape and Cancel keep it. */
export function LogoutQuestion({ logout }: { logout: Logout }) {
  const { unsaved, discard, cancel } = logout;
  if (unsaved === undefined) return null;
  return (
    <Dialog.Root
      open
      onOpenChange={(open) => {
        if (!open) cancel();
      }}
    >
      <Dialog.Content>
        <Dialog.Header>Logout</Dialog.Header>
        <QuestionBody question={unsavedText(unsaved)} />
        <Dialog.Footer>
          <Dialog.Cancel>
            <Button fullWidth variant="tertiary">
              Cancel
            </Button>
          </Dialog.Cancel>
          <Button fullWidth variant="danger-light" onClick={discard}>
            Discard and log out
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
