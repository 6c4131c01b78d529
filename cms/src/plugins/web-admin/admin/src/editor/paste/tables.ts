/** Turns the caption of a table into a paragraph before it. */
function moveCaption(table: HTMLTableElement): void {
  if (table.caption === null) return;
  const paragraph = table.ownerDocument.createElement('p');
  paragraph.append(...table.caption.childNodes);
  table.caption.remove();
  table.before(paragraph);
}

/** Turns a table within a cell, as mails and web pages use them for layout, into the paragraphs of its cells. */
function unwrapInner(table: HTMLTableElement): void {
  const paragraphs = [...table.rows].flatMap(({ cells }) =>
    [...cells].map((cell) => {
      const isBlock = cell.querySelector('p, ul, ol, pre, h2, h3, h4, blockquote') !== null;
      const part = table.ownerDocument.createElement(isBlock ? 'div' : 'p');
      part.append(...cell.childNodes);
      return part;
    }),
  );
  table.replaceWith(...paragraphs);
}

const isShown = ({ textContent }: Element) => textContent.trim() !== '';

/** Excel says of a class of cells that they are bold, in a style sheet. */
function boldClasses({ head }: Document): ReadonlySet<string> {
  const sheets = [...head.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
  const rules = sheets.matchAll(/\.([\w-]+)\s*\{[^}]*font-weight\s*:\s*(?:bold|[6-9]00)/gi);
  return new Set(Array.from(rules, ([, name = '']) => name));
}

const squeeze = (text: string) => text.replace(/\s+/g, '');

/** Whether all words of a cell are bold. */
function isBold(cell: Element, classes: ReadonlySet<string>): boolean {
  if ([...cell.classList].some((name) => classes.has(name))) return true;
  const bold = [...cell.querySelectorAll('strong')].map(({ textContent }) => textContent).join('');
  return squeeze(bold) === squeeze(cell.textContent);
}

function asHead(cell: HTMLTableCellElement): void {
  const head = cell.ownerDocument.createElement('th');
  for (const name of cell.getAttributeNames())
    head.setAttribute(name, cell.getAttribute(name) ?? '');
  head.append(...cell.childNodes);
  // A header cell is bold by itself.
  for (const strong of head.querySelectorAll('strong')) strong.replaceWith(...strong.childNodes);
  cell.replaceWith(head);
}

/** Finds the header row of a table that only looks as if it had one: Excel, Word and Google Sheets write no header cells. */
function findHead(table: HTMLTableElement, classes: ReadonlySet<string>): void {
  if (table.querySelector('th') !== null) return;
  const [first, ...rest] = table.rows;
  if (first === undefined || rest.length === 0) return;
  const cells = [...first.cells];
  const isHead =
    first.parentElement?.tagName === 'THEAD' ||
    (cells.some(isShown) &&
      cells.every((cell) => !isShown(cell) || isBold(cell, classes)) &&
      !rest.some((row) => [...row.cells].every((cell) => isShown(cell) && isBold(cell, classes))));
  if (isHead) cells.forEach(asHead);
}

/** Makes pasted tables what a text can hold: no table in a table, and a header row where it looks like one. */
export function cleanTables(body: HTMLElement): void {
  const inner = [...body.querySelectorAll<HTMLTableElement>('table table')];
  // The innermost come last.
  for (const table of inner.reverse()) unwrapInner(table);
  const classes = boldClasses(body.ownerDocument);
  for (const table of body.querySelectorAll('table')) {
    moveCaption(table);
    const [cell, another] = table.querySelectorAll('td, th');
    if (cell !== undefined && another === undefined) table.replaceWith(...cell.childNodes);
    else findHead(table, classes);
  }
}
