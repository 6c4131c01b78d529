import {
  cellSpans,
  hiddenElements,
  isBlankRichText,
  isCellSpan,
  isListStart,
  linkAddress,
} from '../../../../api';
import { isPictureData } from '../content-rules';
import { settleEmphasis } from './emphasis';
import { joinWordLists, nestLists, rebuildWordLists } from './lists';

const keptAttributes = new Set([
  ...['alt', 'scope', 'data-pm-slice', 'href', 'src', 'start'],
  ...cellSpans,
]);

const blocks = 'p, h2, h3, h4, ul, ol, table, blockquote';

/** Line breaks between blocks stand for the space that the text's own looks give. */
function dropBreaksBetweenBlocks(body: HTMLElement): void {
  for (const line of body.querySelectorAll('br')) {
    const beside = [line.previousElementSibling, line.nextElementSibling];
    if (beside.some((element) => element?.matches(blocks) === true)) line.remove();
  }
}

/** A single cell of a sheet is meant as its text, and the caption of a table as a paragraph. */
function openTables(body: HTMLElement): void {
  for (const table of body.querySelectorAll('table')) {
    const caption = table.querySelector(':scope > caption');
    if (caption) {
      const paragraph = body.ownerDocument.createElement('p');
      paragraph.append(...caption.childNodes);
      caption.remove();
      table.before(paragraph);
    }
    const [cell, another] = table.querySelectorAll('td, th');
    if (cell !== undefined && another === undefined) table.replaceWith(...cell.childNodes);
  }
}

function settleAddresses(body: HTMLElement): void {
  for (const link of body.querySelectorAll('a')) {
    const address = linkAddress(link.getAttribute('href') ?? '');
    if (address === undefined) link.replaceWith(...link.childNodes);
    else link.setAttribute('href', address);
  }
  for (const picture of body.querySelectorAll('img')) {
    if (!isPictureData(picture.getAttribute('src') ?? '')) picture.remove();
  }
}

function dropAttributes(body: HTMLElement): void {
  for (const element of body.querySelectorAll('*')) {
    for (const name of element.getAttributeNames()) {
      if (!keptAttributes.has(name)) element.removeAttribute(name);
    }
    for (const name of cellSpans) {
      if (!isCellSpan(element.getAttribute(name) ?? '')) element.removeAttribute(name);
    }
    if (!isListStart(element.getAttribute('start') ?? '')) element.removeAttribute('start');
  }
}

/**
 * What pasted HTML says in the words of our rich text: what Word, Excel and Google Docs write in styles of their own becomes
 * lists, bold and italic; links follow the contract's rule; no picture stays that would be fetched from elsewhere, and no
 * attribute but those that rich text knows. The editor's schema then drops every element that it does not know.
 */
export function cleanPaste(html: string): string {
  // A document of this kind runs no script and loads no picture.
  // Its first heading level is the page's own, as for the server.
  const { body } = new DOMParser().parseFromString(
    html.replace(/(<\/?)h1\b/gi, '$1h2'),
    'text/html',
  );
  for (const hidden of body.querySelectorAll(hiddenElements.join(','))) hidden.remove();
  rebuildWordLists(body);
  joinWordLists(body);
  nestLists(body);
  settleEmphasis(body);
  dropBreaksBetweenBlocks(body);
  openTables(body);
  settleAddresses(body);
  dropAttributes(body);
  return body.innerHTML;
}

const picture = /<img\s[^>]*>/gi;

/**
 * The files that a paste or a drop is about. Word and Excel put a picture of the copied text beside it: there the words count.
 * @returns none where it is about its HTML
 */
export function meantFiles(transfer: Pick<DataTransfer, 'files' | 'getData'> | null): File[] {
  const files = [...(transfer?.files ?? [])];
  if (transfer === null || files.length === 0) return [];
  const words = cleanPaste(transfer.getData('text/html')).replace(picture, '');
  return isBlankRichText(words) ? files : [];
}
