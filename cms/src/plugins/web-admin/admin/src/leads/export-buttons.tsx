import { Button, Flex } from '@strapi/design-system';
import { Download } from '@strapi/icons';
import { useSearchParams } from 'react-router-dom';
import { exportFormats, type ExportFormat } from '../../../api';
import { useMay } from '../requests/use-may';
import { exportUrl } from '../ui/table/address';
import { useExport } from './use-export';

interface ExportButtonsProps {
  /** The address of the file in the panel's own API. */
  path: string;
  /** The names of the list's filters. */
  filters: readonly string[];
  /** What the rows are, for the name of the file. */
  what: string;
  /** Gets the message of a failure; undefined when a new try begins. */
  onAlert: (text: string | undefined) => void;
}

const labels: Readonly<Record<ExportFormat, string>> = {
  csv: 'Export CSV',
  xlsx: 'Export Excel',
};

/** The buttons that save all rows of a list as a file, including those of other pages, for who may export. */
export function ExportButtons(props: ExportButtonsProps) {
  return useMay('leads.export') && <Buttons {...props} />;
}

function Buttons({ path, filters, what, onAlert }: ExportButtonsProps) {
  const [address] = useSearchParams();
  const { busy, run } = useExport<ExportFormat>(
    (format) => exportUrl(path, address, format, filters),
    what,
  );
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
