import { richTextAliases, richTextTags, type RichTextTag } from '../../api';
import { safeHref } from './safe-href';
import type { RichElement, RichNode, RichText } from './tree';

/** Parsed HTML, whoever parsed it: the browser (from-browser.ts) or the build (cms-source/parse-html.ts). */
export type Markup = string | MarkupElement;

export interface MarkupElement {
  name: string;
  attribute: (name: string) => string | undefined;
  children: Markup[];
}

const tags = new Map<string, RichTextTag>([
  ...richTextTags.map((tag): [string, RichTextTag] => [tag, tag]),
  ...Object.entries(richTextAliases),
]);

/** Elements whose content is no text for a reader. Any other unknown element is unwrapped: its text stays. */
const dropped = new Set([
  ...['script', 'style', 'template', 'noscript', 'iframe', 'object', 'embed', 'svg', 'math'],
  ...['title', 'textarea', 'select', 'audio', 'video', 'canvas', 'noembed', 'noframes', 'xmp'],
]);

/** Parents in which white space between elements means nothing, and is not allowed by React in tables. */
const holdsElementsOnly = new Set<RichTextTag>([
  'ul',
  'ol',
  'table',
  'thead',
  'tbody',
  'tr',
  'figure',
]);

const isBlank = (node: RichNode) => typeof node === 'string' && node.trim() === '';

function toElement(tag: RichTextTag, source: MarkupElement): RichElement {
  const children = source.children.flatMap(toNodes);
  const element: RichElement = {
    tag,
    children: holdsElementsOnly.has(tag) ? children.filter((child) => !isBlank(child)) : children,
  };
  const scope = source.attribute('scope');
  if (tag === 'th' && (scope === 'row' || scope === 'col')) element.scope = scope;
  return element;
}

function toNodes(source: Markup): RichNode[] {
  if (typeof source === 'string') return source === '' ? [] : [source];
  if (dropped.has(source.name)) return [];
  const tag = tags.get(source.name);
  if (tag === undefined) return source.children.flatMap(toNodes);
  const element = toElement(tag, source);
  if (tag !== 'a') return [element];
  const href = safeHref(source.attribute('href') ?? '');
  // A link that may not lead anywhere stays as its text.
  return href === undefined || href === '' ? element.children : [{ ...element, href }];
}

/** Keeps what rich text may hold and drops the rest. */
export function toRichText(sources: Markup[]): RichText {
  return sources.flatMap(toNodes).filter((node) => !isBlank(node));
}
