import { cell, codeIn, tableRows } from './access-document';

/** The code in a cell. @throws Error if it has none */
function code(text: string): string {
  const [value] = codeIn(text);
  if (value === undefined) throw new Error(`"${text}" of docs/security.md has no code.`);
  return value;
}

/** The headers of a kind of answer, as in docs/security.md; `policy` is that of pages or of data. */
export interface AnswerRow {
  policy: string;
  cacheControl: string;
}

/** The headers of every answer, with their values. */
export const everyAnswerHeaders: Readonly<Record<string, string>> = Object.fromEntries(
  tableRows('Headers', 'Header').map((row) => [
    code(cell(row, 'Header')),
    code(cell(row, 'Value')),
  ]),
);

/** The kinds of answers. */
export const answerRows: ReadonlyMap<string, AnswerRow> = new Map(
  tableRows('Headers', 'Answer').map((row) => [
    cell(row, 'Answer'),
    { policy: cell(row, 'Policy'), cacheControl: code(cell(row, 'Cache-Control')) },
  ]),
);

/** The directives of the pages' policy with their sources, without hashes. */
export const pageDirectives: Readonly<Record<string, string[]>> = Object.fromEntries(
  tableRows('Headers', 'Directive').map((row) => [
    code(cell(row, 'Directive')),
    codeIn(cell(row, 'Sources')),
  ]),
);
