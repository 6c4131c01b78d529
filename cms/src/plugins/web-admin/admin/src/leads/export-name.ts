import type { ExportFormat } from '../../../api';

const quotedName = /\bfilename="([^"\\/]+)"/i;

/**
 * What a downloaded list is saved as: the server's own name where it gives one, else a dated one.
 * @param disposition the header Content-Disposition
 * @param what the rows are, such as `contacts`
 */
export function exportName(
  disposition: string | null | undefined,
  what: string,
  format: ExportFormat,
  now: Date = new Date(),
): string {
  return (
    quotedName.exec(disposition ?? '')?.[1] ?? `${what}-${now.toISOString().slice(0, 10)}.${format}`
  );
}
