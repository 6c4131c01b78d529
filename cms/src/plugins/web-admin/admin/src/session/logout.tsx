import { Button, Dialog } from '@strapi/design-system';
import { useAuth } from '@strapi/strapi/admin';
import { useState } from 'react';
import { keptForms } from '../drafts/drafts';
import { useDraftUser } from '../drafts/use-draft';
import { QuestionBody } from '../ui/dialogs/question-dialog';
import { discardDrafts } from './logout-marks';
import { unsavedText } from './unsaved-text';

export interface Logout {
  /** Logs out, or asks first where that would throw text away. */
  begin: () => void;
  /** The forms with unsaved text, as `useDraft` names them, while it is asked whether to discard it. */
  unsaved: readonly string[] | undefined;
  discard: () => void;
  cancel: () => void;
}

/** A logout that throws no text away without asking. */
export function useLogout(): Logout {
  const user = useDraftUser();
  const logout = useAuth('WebAdmin', (auth) => auth.logout);
  const [unsaved, setUnsaved] = useState<readonly string[]>();

  const leave = () => {
    discardDrafts();
    void logout();
  };
  const begin = async () => {
    const forms = user === undefined ? [] : await keptForms(user);
    if (forms.length === 0) leave();
    else setUnsaved(forms);
  };

  return {
    begin: () => void begin(),
    unsaved,
    discard: leave,
    cancel: () => {
      setUnsaved(undefined);
    },
  };
}

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
