import { useAuth } from '@strapi/strapi/admin';
import { useState } from 'react';
import { formsWithUnsent } from '../unsent/unsent';
import { useUnsentUser } from '../unsent/use-unsent';
import { QuestionDialog } from '../ui/dialogs/question-dialog';
import { markUnsentDiscarded } from './logout-marks';
import { unsavedText } from './unsaved-text';

interface Logout {
  /** Logs out, or first asks when that would discard text. */
  begin: () => void;
  /** The forms with unsaved text, as `useUnsent` names them, while the question is open. */
  unsaved: readonly string[] | undefined;
  discard: () => void;
  cancel: () => void;
}

/** A logout that discards no text without asking. */
export function useLogout(): Logout {
  const user = useUnsentUser();
  const logout = useAuth('WebAdmin', (auth) => auth.logout);
  const [unsaved, setUnsaved] = useState<readonly string[]>();

  const discard = () => {
    markUnsentDiscarded();
    void logout();
  };
  const begin = async () => {
    const forms = user === undefined ? [] : await formsWithUnsent(user);
    if (forms.length === 0) discard();
    else setUnsaved(forms);
  };

  return {
    begin: () => void begin(),
    unsaved,
    discard,
    cancel: () => {
      setUnsaved(undefined);
    },
  };
}

/** The question before a logout discards unsaved text. */
export function LogoutQuestion({ logout }: { logout: Logout }) {
  const { unsaved, discard, cancel } = logout;
  if (unsaved === undefined) return null;
  return (
    <QuestionDialog
      title="Logout"
      question={unsavedText(unsaved)}
      confirmLabel="Discard and log out"
      onConfirm={discard}
      onCancel={cancel}
    />
  );
}
