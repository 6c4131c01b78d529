import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { ExportFormat } from '../../../api';
import { isApiError } from '../requests/outcome';
import { exportName } from './export-name';
import { saveFile } from './save-file';

const notExported = 'The file could not be made. Check the connection and try again.';

/** The server's own sentence for a refusal; it comes as a file too. */
async function refusalText(answer: Blob): Promise<string> {
  try {
    const body: unknown = JSON.parse(await answer.text());
    return isApiError(body) ? body.message : notExported;
  } catch {
    return notExported;
  }
}

interface Export {
  /** The format that is being saved, if one is. */
  busy: ExportFormat | undefined;
  /** @returns the sentence for a failure; undefined once the file is saved */
  run: (format: ExportFormat) => Promise<string | undefined>;
}

/**
 * Saves a list as a file. Leaving the screen ends it.
 * @param urlOf where the file of a format is in the panel's own API
 * @param what the rows are, for the name of the file
 */
export function useExport(urlOf: (format: ExportFormat) => string, what: string): Export {
  const { get } = useFetchClient();
  const [busy, setBusy] = useState<ExportFormat>();

  const run = async (format: ExportFormat) => {
    setBusy(format);
    try {
      const { data, status, headers } = await get(urlOf(format), {
        responseType: 'blob',
        // A 401 is thrown, so that the client renews the session and asks again; other refusals are read here.
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
