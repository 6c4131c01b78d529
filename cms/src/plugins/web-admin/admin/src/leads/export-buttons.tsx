import { Button, Flex } from '@strapi/design-system';
import { Download } from '@strapi/icons';
import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { exportFormats, type ExportFormat } from '../../../api';
import { isApiError } from '../requests/outcome';
import { exportUrl } from '../ui/table/address';
import { exportName } from './export-name';

/** Saves a file as a download. */
function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers start to read the file only after the click.
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, 60_000);
}

const notExported = 'The file could not be created. Check the connection and try again.';

/** The server's own sentence of a refusal, which arrives as a file too. */
async function refusalText(answer: Blob): Promise<string> {
  try {
    const body: unknown = JSON.parse(await answer.text());
    return isApiError(body) ? body.message : notExported;
  } catch {
    return notExported;
  }
}

interface Export {
  /** The format that is being saved. */
  busy: ExportFormat | undefined;
  /** @returns the message of a failure; undefined after a success */
  run: (format: ExportFormat) => Promise<string | undefined>;
}

/**
 * Saves a list as a file. Leaving the screen cancels it.
 * @param urlOf the address of a file in the panel's own API
 * @param what the rows are, for the name of the file
 */
function useExport(urlOf: (format: ExportFormat) => string, what: string): Export {
  const { get } = useFetchClient();
  const [busy, setBusy] = useState<ExportFormat>();

  const run = async (format: ExportFormat) => {
    setBusy(format);
    try {
      const { data, status, headers } = await get(urlOf(format), {
        responseType: 'blob',
        // Only a 401 is thrown, so that the client renews the access token and tries again. Other refusals are read here.
        validateStatus: (code) => code !== 401,
      });
      if (status !== 200) return await refusalText(data);
      saveFile(data, exportName(headers?.get('content-disposition'), what, format));
      return undefined;
    } catch {
      return notExported;
    } finally {
      setBusy(undefined);
    }
  };

  return { busy, run };
}

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

/** The buttons that save all rows of a list as a file, including those of other pages. */
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
