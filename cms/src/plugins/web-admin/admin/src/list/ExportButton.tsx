import { Button } from '@strapi/design-system';
import { Download } from '@strapi/icons';
import { useExport } from './useExport';

interface ExportButtonProps {
  url: string;
  /** What the rows are, for the name of the file. */
  what: string;
  /** Gets the sentence for a failure, and undefined when a new try begins. */
  onAlert: (text: string | undefined) => void;
}

/** Saves all rows of a list as CSV, those of the other pages too. */
export function ExportButton({ url, what, onAlert }: ExportButtonProps) {
  const { busy, run } = useExport(url, what);
  return (
    <Button
      variant="secondary"
      startIcon={<Download />}
      loading={busy}
      onClick={() => {
        onAlert(undefined);
        void run().then(onAlert);
      }}
    >
      Export CSV
    </Button>
  );
}
