import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import { isApiError } from '../requests/outcome';
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

interface Export<Format extends string> {
  /** The format that is being saved. */
  busy: Format | undefined;
  /** @returns the message of a failure; undefined after a success */
  run: (format: Format) => Promise<string | undefined>;
}

/**
 * Saves a list or a person's data as a file. Leaving the screen cancels it.
 * @param urlOf the address of a file in the panel's own API
 * @param what it is, for the name of the file
 */
export function useExport<Format extends string>(
  urlOf: (format: Format) => string,
  what: string,
): Export<Format> {
  const { get } = useFetchClient();
  const [busy, setBusy] = useState<Format>();

  const run = async (format: Format) => {
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
