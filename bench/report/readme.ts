const marks = ['<!-- bench: to reach -->', '<!-- bench: end -->'] as const;

/**
 * Puts a text between the bench's markers in the README.
 * @throws Error when it has none
 */
export function putIntoReadme(readme: string, text: string): string {
  const [begin, end] = marks;
  const [from, to] = [readme.indexOf(begin), readme.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`README.md has no place for the table: ${begin}`);
  return `${readme.slice(0, from + begin.length)}\n\n${text}\n\n${readme.slice(to)}`;
}
