const directions: ReadonlyMap<string, string> = new Map([
  ['ltr', 'left to right'],
  ['rtl', 'right to left'],
  ['auto', 'in the direction of its words'],
]);

const directionWords = (direction: string): string => directions.get(direction) ?? direction;

/** What an element is called where it matters to its block. A paragraph is what every block is by default. */
const elementNames: ReadonlyMap<string, string> = new Map([
  ['h1', 'heading 1'],
  ['h2', 'heading 2'],
  ['h3', 'heading 3'],
  ['h4', 'heading 4'],
  ['ul', 'bulleted list'],
  ['ol', 'numbered list'],
  ['blockquote', 'quote'],
  ['pre', 'code'],
  ['figure', 'figure'],
  ['figcaption', 'caption'],
  ['table', 'table'],
  ['thead', 'head'],
]);

/** What the others are called where something is said of them. */
const otherNames: ReadonlyMap<string, string> = new Map([
  ['p', 'paragraph'],
  ['li', 'item'],
  ['tr', 'row'],
  ['tbody', 'body'],
  ['hr', 'divider'],
  ['img', 'picture'],
]);

const nameOf = (name: string): string => elementNames.get(name) ?? otherNames.get(name) ?? name;

const detailsOf = (element: Element): string[] => {
  const details: string[] = [];
  const say = (attribute: string, words: (value: string) => string) => {
    const value = element.getAttribute(attribute);
    if (value !== null) details.push(words(value));
  };
  if (element.localName === 'ol') say('start', (number) => `from ${number}`);
  if (element.localName === 'img') {
    say('width', (width) => `${width} wide`);
    say('height', (height) => `${height} high`);
  }
  say('colspan', (count) => `over ${count} columns`);
  say('rowspan', (count) => `over ${count} rows`);
  say('dir', directionWords);
  return details;
};

/** What an element is, such as `numbered list, from 3`. Empty, if it is what one expects there. */
export function wordsOf(element: Element): string {
  const name = elementNames.get(element.localName);
  const details = detailsOf(element);
  if (name === undefined && details.length === 0) return '';
  return [name ?? nameOf(element.localName), ...details].join(', ');
}

const scopes: ReadonlyMap<string | null, string> = new Map([
  [null, 'header'],
  ['col', 'header of a column'],
  ['row', 'header of a row'],
]);

function cellWords(cell: Element): string {
  const scope = cell.getAttribute('scope');
  const header = scopes.get(scope) ?? `header with the scope ${String(scope)}`;
  return [cell.localName === 'th' ? header : 'cell', ...detailsOf(cell)].join(', ');
}

/** What a row is made of, such as `row: header of a row; 3 × cell`. */
export function rowWords(row: Element): string {
  const groups: { words: string; count: number }[] = [];
  for (const cell of row.children) {
    const words = cellWords(cell);
    const last = groups.at(-1);
    if (last?.words === words) last.count += 1;
    else groups.push({ words, count: 1 });
  }
  const cells = groups
    .map(({ words, count }) => (count === 1 ? words : `${String(count)} × ${words}`))
    .join('; ');
  return [`row: ${cells}`, ...detailsOf(row)].join(', ');
}

/** What ends or begins between two blocks, such as `end of item`. */
export const boundaryWords = (name: string, ends: boolean): string =>
  ends ? `end of ${nameOf(name)}` : nameOf(name);

const markNames: ReadonlyMap<string, string> = new Map([
  ['strong', 'bold'],
  ['b', 'bold'],
  ['em', 'italic'],
  ['i', 'italic'],
  ['s', 'struck out'],
  ['u', 'underlined'],
]);

/** A mark in words. A link is said by its address. */
export function markWords(mark: string): string {
  if (mark.startsWith('dir:')) return directionWords(mark.slice('dir:'.length));
  if (mark.startsWith('from:')) return `from ${mark.slice('from:'.length)}`;
  return markNames.get(mark) ?? nameOf(mark);
}
