import { Radio, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { personExportPath, personFormats, type PersonFormat } from '../../../api';
import { useExport } from '../leads/use-export';
import { FormModal } from '../ui/dialogs/form-modal';
import { FormAlert } from '../ui/forms/form-alert';
import type { Problem } from '../ui/forms/use-entry-form';

const formatNames: Readonly<Record<PersonFormat, string>> = {
  html: 'A page to read, print or pass on (HTML)',
  json: 'Data for programs (JSON)',
};

const isFormat = (value: string): value is PersonFormat =>
  personFormats.some((format) => format === value);

interface ExportDialogProps {
  email: string;
  onClose: () => void;
  /** Called after the file was saved. */
  onExported: () => void;
}

/** Asks for the format of a person's file, and saves it. */
export function ExportDialog({ email, onClose, onExported }: ExportDialogProps) {
  const [format, setFormat] = useState<PersonFormat>('html');
  const [problem, setProblem] = useState<Problem>();
  const { busy, run } = useExport<PersonFormat>(
    (chosen) => `${personExportPath(email)}?format=${chosen}`,
    'person',
  );

  const save = async () => {
    setProblem(undefined);
    const failure = await run(format);
    if (failure === undefined) onExported();
    else setProblem({ text: failure });
  };

  return (
    <FormModal
      title="Export a person’s data"
      submitLabel="Export"
      busy={busy !== undefined}
      ready
      onSubmit={() => void save()}
      onClose={onClose}
    >
      {problem && <FormAlert problem={problem} />}
      <Typography style={{ overflowWrap: 'anywhere' }}>
        The file has all leads with the address <bdi>{email}</bdi> in one of their fields, and the
        notes about them. It names no colleague. Read it before you pass it on.
      </Typography>
      <Radio.Group
        aria-label="Format"
        value={format}
        onValueChange={(value) => {
          if (isFormat(value)) setFormat(value);
        }}
      >
        {(['html', 'json'] as const).map((each) => (
          <Radio.Item key={each} value={each}>
            {formatNames[each]}
          </Radio.Item>
        ))}
      </Radio.Group>
      <Typography textColor="neutral600">
        It is put on record that you exported it, and in the timeline of each lead.
      </Typography>
    </FormModal>
  );
}
