import { Button, Flex } from '@strapi/design-system';
import { Download } from '@strapi/icons';
import { useSearchParams } from 'react-router-dom';
import { type ExportFormat, exportFormats } from '../../../api';
import { exportUrl } from '../ui/table/address';
import { useExport } from './useExport';

interface ExportButtonsProps {
  /** Of the file in the panel's own API, and the names of the list's filters. */
  path: string;
  filters: readonly string[];
  /** What the rows are, for the name of the file. */
  what: string;
  /** Gets the sentence for a failure, and undefined when a new try begins. */
  onAlert: (text: string | undefined) => void;
}

const labels: Readonly<Record<ExportFormat, string>> = {
  csv: 'Export CSV',
  xlsx: 'Export Excel',
};

/** Save all rows of a list as a file, those of the other pages too. */
export function ExportButtons({ path, filters, what, onAlert }: ExportButtonsProps) {
  const [address] = useSearchParams();
  const { busy, run } = useExport((format) => exportUrl(path, address, format, filters), what);
  return (
    <Flex gap={2} wrap="wrap">
      {exportFormats.map((format) => (
        <Button
          key={format}
          variant="secondary"
          startIcon={<Download />}
          loading={busy === format}
          disabled={busy !== undefined}
          onClick={() => {
            onAlert(undefined);
            void run(format).then(onAlert);
          }}
        >
          {labels[format]}
        </Button>
      ))}
    </Flex>
  );
}
