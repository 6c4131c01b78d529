import { Field, SingleSelect, SingleSelectOption, Typography } from '@strapi/design-system';
import { useState } from 'react';
import {
  defaultPreviewDays,
  newPreviewPath,
  previewDays,
  type Entry,
  type MadePreview,
} from '../../../api';
import { useWrite } from '../requests/use-write';
import { formatMoment } from '../ui/dates';
import { FormModal } from '../ui/dialogs/form-modal';
import { FormAlert } from '../ui/forms/form-alert';
import { useCopy } from '../ui/use-copy';
import { counted } from '../ui/wording';

interface ShareModalProps {
  list: Parameters<typeof newPreviewPath>[0];
  id: string;
  onClose: () => void;
}

/** Makes a link to a draft, and copies it. */
export function ShareModal({ list, id, onClose }: ShareModalProps) {
  const { busy, sendTo } = useWrite();
  const copy = useCopy('link');
  const [days, setDays] = useState<number>(defaultPreviewDays);
  const [made, setMade] = useState<MadePreview>();
  const [problem, setProblem] = useState<{ text: string }>();

  const make = async () => {
    setProblem(undefined);
    const outcome = await sendTo<Entry<MadePreview>>({
      method: 'POST',
      url: newPreviewPath(list, id),
      body: { for: 'others', days },
    });
    if (outcome.ok) {
      setMade(outcome.data.result);
      await copy(outcome.data.result.url);
    } else if (outcome.code !== 'busy') setProblem({ text: outcome.message });
  };

  return (
    <FormModal
      title="Share preview"
      submitLabel={made === undefined ? 'Copy link' : 'Copy again'}
      busy={busy}
      ready
      onSubmit={() => void (made === undefined ? make() : copy(made.url))}
      onClose={onClose}
    >
      {problem && <FormAlert problem={problem} />}
      <Typography tag="p" textColor="neutral800">
        Whoever has the link sees the current draft of this entry, and nothing else, without a
        login. The screen Preview links ends it at any time.
      </Typography>
      {made === undefined ? (
        <Field.Root name="days">
          <Field.Label>The link works for</Field.Label>
          <SingleSelect
            value={days}
            onChange={(value) => {
              setDays(Number(value));
            }}
          >
            {previewDays.map((count) => (
              <SingleSelectOption key={count} value={count}>
                {counted(count, { one: 'day', many: 'days' })}
              </SingleSelectOption>
            ))}
          </SingleSelect>
        </Field.Root>
      ) : (
        <Field.Root name="link" hint={`It works until ${formatMoment(made.until)}.`}>
          <Field.Label>Link</Field.Label>
          <Field.Input
            readOnly
            dir="ltr"
            value={made.url}
            onFocus={(event) => {
              event.target.select();
            }}
          />
          <Field.Hint />
        </Field.Root>
      )}
    </FormModal>
  );
}
