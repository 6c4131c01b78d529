import { Refusal } from './errors';

/** What a list can be saved as, as `?format=` of its export says it: also the ending of the file's name. */
export const exportFormats = ['csv', 'xlsx'] as const;

export type ExportFormat = (typeof exportFormats)[number];

/**
 * Reads `?format=` of an export; CSV where none is named.
 * @throws Refusal when it is another one
 */
export function readExportFormat(raw: string | null | undefined): ExportFormat {
  const format = exportFormats.find((known) => known === (raw ?? 'csv'));
  if (format !== undefined) return format;
  throw new Refusal('invalid_query', `format must be one of: ${exportFormats.join(', ')}.`);
}
