import { columnsTaken } from '../../contract/content/rich-text';

// The sanitiser escapes every other `<` and `>`, in attributes too, so this pattern matches only tags.
const tag = /<(\/?)(table|thead|tbody|tr|th|td|pre|br)\b([^<>]*)>/g;

const columns = / colspan="(\d+)"/;

/**
 * Repairs what depends on the elements around an element, in a sanitised text: a table within a cell becomes the words of its
 * cells, a row spans a bounded number of columns, and a line break in code is the end of a line.
 */
export function repairStructure(html: string): string {
  let tables = 0;
  let code = 0;
  let taken = 0;

  const table = (whole: string, closing: boolean) => {
    tables += closing ? -1 : 1;
    return tables === (closing ? 0 : 1) ? whole : '';
  };

  const cell = (whole: string) => {
    const [, span = '1'] = columns.exec(whole) ?? [];
    const wanted = Number(span);
    const given = columnsTaken(taken, wanted);
    taken += given;
    return given === wanted ? whole : whole.replace(columns, '');
  };

  return html.replace(tag, (whole: string, slash: string, name: string) => {
    const closing = slash !== '';
    if (name === 'pre') code += closing ? -1 : 1;
    if (name === 'pre') return whole;
    if (name === 'br') return code > 0 ? '\n' : whole;
    if (name === 'table') return table(whole, closing);
    // Between the words of two cells there has to be a space.
    if (tables > 1) return closing && name.startsWith('t') ? ' ' : '';
    if (name === 'tr') taken = 0;
    return !closing && (name === 'td' || name === 'th') ? cell(whole) : whole;
  });
}
