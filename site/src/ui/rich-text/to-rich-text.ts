import {
  cellSpans,
  columnsTaken,
  isBlank,
  isCellSpan,
  isListStart,
  linkAddress,
  richTextAliases,
  richTextTags,
  textDirections,
  type RichTextTag,
} from '../../api';
import type { RichElement, RichNode, RichText } from './tree';

/** Parsed HTML, from the browser (from-browser.ts) or the build (cms-source/parse-html.ts). */
export type Markup = string | MarkupElement;

interface MarkupElement {
  name: string;
  attribute: (name: string) => string | undefined;
  children: Markup[];
}

const tags = new Map<string, RichTextTag>([
  ...richTextTags.map((tag): [string, RichTextTag] => [tag, tag]),
  ...Object.entries(richTextAliases),
]);

/** Elements whose content is not shown as text. Any other unknown element is unwrapped: its text stays. */
const dropped = new Set([
  ...['script', 'style', 'template', 'noscript', 'iframe', 'object', 'embed', 'svg', 'math'],
  ...['title', 'textarea', 'select', 'audio', 'video', 'canvas', 'noembed', 'noframes', 'xmp'],
]);

/** Parents in which white space between elements has no meaning; React does not allow it in tables. */
const elementOnlyParents = new Set<RichTextTag>([
  'ul',
  'ol',
  'table',
  'thead',
  'tbody',
  'tr',
  'figure',
]);

/** The parts of a table, which stand in no other place. */
const tableParts = new Set<RichTextTag>(['table', 'thead', 'tbody', 'tr', 'th', 'td']);

/** Dropped when empty: a paragraph whose only picture was left out would be a gap in the text. */
const droppedWhenEmpty = new Set<RichTextTag>(['p', 'pre', 'figure']);

/**
 * Resolves the address of a picture.
 * @returns the path on the CMS of a picture that the page has; undefined to leave it out
 */
export type PictureAt = (src: string) => string | undefined;

const isEmpty = (node: RichNode) => typeof node === 'string' && isBlank(node);

/** Whether the content of a link gives it a name. */
const hasName = (node: RichNode): boolean => {
  if (typeof node === 'string') return !isBlank(node);
  return node.tag === 'img' ? !isBlank(node.alt) : node.children.some(hasName);
};

/** What surrounds a node. */
interface Around {
  pictureAt: PictureAt;
  inCell: boolean;
  inCode: boolean;
}

/** Bounds the columns that the cells of a row span. */
function boundRow(cells: readonly RichNode[]): void {
  let taken = 0;
  for (const cell of cells) {
    if (typeof cell === 'string' || cell.tag === 'img') continue;
    const wanted = cell.colspan ?? 1;
    const given = columnsTaken(taken, wanted);
    if (given < wanted) delete cell.colspan;
    taken += given;
  }
}

function toElement(tag: RichTextTag, source: MarkupElement, around: Around): RichElement {
  const inside = {
    ...around,
    inCell: around.inCell || tag === 'td' || tag === 'th',
    inCode: around.inCode || tag === 'pre',
  };
  const children = source.children.flatMap((child) => toNodes(child, inside));
  if (tag === 'tr') boundRow(children);
  const element: RichElement = {
    tag,
    children: elementOnlyParents.has(tag) ? children.filter((child) => !isEmpty(child)) : children,
  };
  const scope = source.attribute('scope');
  if (tag === 'th' && (scope === 'row' || scope === 'col')) element.scope = scope;
  const dir = source.attribute('dir')?.toLowerCase();
  const direction = textDirections.find((each) => each === dir);
  if (direction !== undefined) element.dir = direction;
  const start = source.attribute('start') ?? '';
  if (tag === 'ol' && isListStart(start)) element.start = Number(start);
  if (tag === 'th' || tag === 'td') {
    for (const name of cellSpans) {
      const value = source.attribute(name) ?? '';
      if (isCellSpan(value)) element[name] = Number(value);
    }
  }
  return element;
}

function toPicture(source: MarkupElement, pictureAt: PictureAt): RichNode[] {
  const src = pictureAt(source.attribute('src') ?? '');
  return src === undefined ? [] : [{ tag: 'img', src, alt: source.attribute('alt') ?? '' }];
}

function toNodes(source: Markup, around: Around): RichNode[] {
  if (typeof source === 'string') return source === '' ? [] : [source];
  if (dropped.has(source.name)) return [];
  if (source.name === 'img') return toPicture(source, around.pictureAt);
  const tag = tags.get(source.name);
  const contents = () => source.children.flatMap((child) => toNodes(child, around));
  if (tag === undefined) return contents();
  // A table within a cell becomes the words of its cells.
  if (around.inCell && tableParts.has(tag)) return [...contents(), ' '];
  if (around.inCode && tag === 'br') return ['\n'];
  const element = toElement(tag, source, around);
  if (droppedWhenEmpty.has(tag) && element.children.every(isEmpty)) return [];
  if (tag !== 'a') return [element];
  const href = linkAddress(source.attribute('href') ?? '');
  // A link with a forbidden address or without a name is replaced by its content.
  return href !== undefined && hasName(element) ? [{ ...element, href }] : element.children;
}

const noPicture: PictureAt = () => undefined;

/** Keeps what rich text may contain and drops the rest, including pictures that the caller does not resolve. */
export function toRichText(sources: Markup[], pictureAt: PictureAt = noPicture): RichText {
  const around: Around = { pictureAt, inCell: false, inCode: false };
  return sources.flatMap((source) => toNodes(source, around)).filter((node) => !isEmpty(node));
}
