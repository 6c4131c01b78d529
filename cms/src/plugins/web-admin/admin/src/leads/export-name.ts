const quotedName = /\bfilename="([^"\\/]+)"/i;

/**
 * The name of a downloaded list: the server's own if it sends one, otherwise a name with the date. In a file of its own,
 * so that its test does not load the panel.
 * @param disposition the header Content-Disposition
 * @param what the rows are, such as `contacts`
 */
export function exportName(
  disposition: string | null | undefined,
  what: string,
  format: string,
  now: Date = new Date(),
): string {
  return (
    quotedName.exec(disposition ?? '')?.[1] ?? `${what}-${now.toISOString().slice(0, 10)}.${format}`
  );
}
