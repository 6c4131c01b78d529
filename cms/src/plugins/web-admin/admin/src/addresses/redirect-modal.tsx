import { Checkbox, Field } from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { redirectsPath } from '../../../api';
import { useWrite } from '../requests/use-write';
import { FormModal } from '../ui/dialogs/form-modal';
import { FormAlert } from '../ui/forms/form-alert';

interface PathFieldProps {
  name: string;
  label: string;
  hint: string;
  value: string;
  disabled?: boolean;
  onChange: (path: string) => void;
}

function PathField({ name, label, hint, value, disabled = false, onChange }: PathFieldProps) {
  return (
    <Field.Root name={name} hint={hint}>
      <Field.Label>{label}</Field.Label>
      <Field.Input
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        disabled={disabled}
        value={value}
        maxLength={2_000}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      />
      <Field.Hint />
    </Field.Root>
  );
}

interface RedirectModalProps {
  onClose: () => void;
  onAdded: () => void;
}

/** The form of a new redirect. */
export function RedirectModal({ onClose, onAdded }: RedirectModalProps) {
  const { busy, sendTo } = useWrite();
  const { toggleNotification } = useNotification();
  const [problem, setProblem] = useState<{ text: string }>();
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const [gone, setGone] = useState(false);

  const add = async () => {
    setProblem(undefined);
    const body = gone ? { from, gone } : { from, to };
    const outcome = await sendTo({ method: 'POST', url: redirectsPath, body });
    if (outcome.ok) {
      toggleNotification({ type: 'success', message: 'The redirect was added.' });
      onAdded();
    } else if (outcome.code !== 'busy') setProblem({ text: outcome.message });
  };

  return (
    <FormModal
      title="Add redirect"
      submitLabel="Add"
      busy={busy}
      ready
      onSubmit={() => void add()}
      onClose={onClose}
    >
      {problem && <FormAlert problem={problem} />}
      <PathField
        name="from"
        label="Old address"
        hint="A path of this site without a page, such as /old-page."
        value={from}
        onChange={setFrom}
      />
      <PathField
        name="to"
        label="New address"
        hint="A page of this site, such as /about, or an https:// address."
        value={gone ? '' : to}
        disabled={gone}
        onChange={setTo}
      />
      <Checkbox
        checked={gone}
        onCheckedChange={(checked) => {
          setGone(checked === true);
        }}
      >
        The page is gone, and nothing takes its place
      </Checkbox>
    </FormModal>
  );
}
