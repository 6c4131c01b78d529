import {
  cellSpans,
  decorativeRole,
  hiddenElements,
  isBlankRichText,
  isCellSpan,
  isListStart,
  linkAddress,
} from '../../../../api';
import { isPictureData } from '../content-rules';
import { rebuildCode } from './code';
import { normaliseEmphasis } from './emphasis';
import { joinWordLists, nestLists, rebuildWordLists } from './lists';
import { cleanTables } from './tables';

const keptAttributes = new Set([
  ...['alt', 'role', 'scope', 'data-pm-slice', 'href', 'src', 'start'],
  ...cellSpans,
]);

const blocks = 'p, h2, h3, h4, ul, ol, table, blockquote, pre, figure';

/** Removes line breaks between blocks. They are meant as space, which the style of the text adds. */
function dropBreaksBetweenBlocks(body: HTMLElement): void {
  for (const line of body.querySelectorAll('br')) {
    const beside = [line.previousElementSibling, line.nextElementSibling];
    if (beside.some((element) => element?.matches(blocks) === true)) line.remove();
  }
}

function cleanAddresses(body: HTMLElement): void {
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
    if (element.matches(`img[role="${decorativeRole}"]`)) continue;
    element.removeAttribute('role');
    for (const name of cellSpans) {
      if (!isCellSpan(element.getAttribute(name) ?? '')) element.removeAttribute(name);
    }
    if (!isListStart(element.getAttribute('start') ?? '')) element.removeAttribute('start');
  }
}

/**
 * Converts pasted HTML to our rich text. What Word, Excel, Google Docs and code editors express by styles becomes lists, bold
 * and italic, header rows and code. Links follow the contract's rule. Pictures from other hosts and unknown attributes are removed. The editor's schema then
 * drops every unknown element.
 */
export function cleanPaste(html: string): string {
  // A parsed document runs no script and loads no picture.
  // Like the server, this turns h1 into h2: the page has its own h1.
  const { body } = new DOMParser().parseFromString(
    html.replace(/(<\/?)h1\b/gi, '$1h2'),
    'text/html',
  );
  for (const hidden of body.querySelectorAll(hiddenElements.join(','))) hidden.remove();
  rebuildCode(body);
  rebuildWordLists(body);
  joinWordLists(body);
  nestLists(body);
  normaliseEmphasis(body);
  dropBreaksBetweenBlocks(body);
  cleanTables(body);
  cleanAddresses(body);
  dropAttributes(body);
  return body.innerHTML;
}

const picture = /<img\s[^>]*>/gi;

/**
 * The files of a paste or a drop. Word and Excel add a picture of the copied text: then the text is pasted, not the picture.
 * @returns none where the text is to be pasted
 */
export function pastedFiles(transfer: Pick<DataTransfer, 'files' | 'getData'> | null): File[] {
  const files = [...(transfer?.files ?? [])];
  if (transfer === null || files.length === 0) return [];
  const words = cleanPaste(transfer.getData('text/html')).replace(picture, '');
  return isBlankRichText(words) ? files : [];
}
