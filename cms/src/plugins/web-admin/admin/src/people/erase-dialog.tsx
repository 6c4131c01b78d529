import { Typography } from '@strapi/design-system';
import { useState } from 'react';
import { limits, personErasePath, normalAddress, type PersonErasure } from '../../../api';
import { useWrite } from '../requests/use-write';
import { FormModal } from '../ui/dialogs/form-modal';
import { FormAlert } from '../ui/forms/form-alert';
import { TextField } from '../ui/forms/text-field';
import type { Problem } from '../ui/forms/use-entry-form';

interface EraseDialogProps {
  email: string;
  onClose: () => void;
  onErased: (erasure: PersonErasure) => void;
}

/** Asks for the address once more, then erases everything with it. */
export function EraseDialog({ email, onClose, onErased }: EraseDialogProps) {
  const { busy, sendTo } = useWrite();
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const [problem, setProblem] = useState<Problem>();

  const erase = async () => {
    setProblem(undefined);
    const differs = normalAddress(typed) !== normalAddress(email);
    setWrong(differs);
    if (differs) return;
    const outcome = await sendTo<{ result: PersonErasure }>({
      method: 'POST',
      url: personErasePath(email),
      body: { email: typed },
    });
    if (outcome.ok) onErased(outcome.data.result);
    else if (outcome.code !== 'busy') setProblem({ text: outcome.message });
  };

  return (
    <FormModal
      title="Erase a person’s data"
      submitLabel="Erase for good"
      danger
      busy={busy}
      ready
      onSubmit={() => void erase()}
      onClose={onClose}
    >
      {problem && <FormAlert problem={problem} />}
      <Typography style={{ overflowWrap: 'anywhere' }}>
        This deletes all leads with the address <bdi>{email}</bdi> in one of their fields, their
        timelines and notes, and leads that wait in the site’s outbox. It cannot be undone. Mails,
        earlier exports and backups stay.
      </Typography>
      <TextField
        name="email"
        label="Type the e-mail address to confirm"
        value={typed}
        maxLength={limits.email}
        error={wrong ? 'This is not the address of this page.' : undefined}
        onChange={setTyped}
      />
    </FormModal>
  );
}
