import sanitizeHtml, { type Attributes, type IOptions } from 'sanitize-html';
import { linkAddress } from '../../contract/content/link-address';
import {
  cellSpans,
  decorativeRole,
  hiddenElements,
  isCellSpan,
  isListStart,
  richTextAliases,
  richTextTags,
  textDirections,
} from '../../contract/content/rich-text';
import { tidyLine } from '../../contract/text';
import { articleReference, isReference } from '../links/article-links';
import { repairStructure } from './structure';

interface Rules {
  /** Whether the text may contain pictures; `incoming` ones may also be data URLs. */
  pictures: 'none' | 'stored' | 'incoming';
  /** Whether links keep the articles that they name. Only the CMS itself names them. */
  references?: boolean;
}

const hasMarkup = /<[a-z!/]/i;

/** An element that is not allowed: it is removed, its content stays. */
const unwrap = { tagName: 'unwrapped', attribs: {} };

const pictureAddress = {
  none: /^(?!)/,
  stored: /^(?:https?:\/\/|\/uploads\/)/i,
  incoming: /^(?:https?:\/\/|\/uploads\/|data:)/i,
};

/** `src` comes first; pictures/text-pictures.ts relies on that. A picture without an address is removed. */
function picture({ src, alt, role, width, height }: Attributes, allowed: RegExp) {
  if (src === undefined || !allowed.test(src)) return unwrap;
  const text = tidyLine(alt ?? '');
  const decorative: Attributes = text === '' && role === decorativeRole ? { role } : {};
  const size = Object.entries({ width, height }).filter(([, value]) =>
    /^\d{1,5}$/.test(value ?? ''),
  );
  return {
    tagName: 'img',
    attribs: { src, alt: text, ...decorative, ...Object.fromEntries(size) },
  };
}

/** The attributes for an element's direction; `withDirection` checks their values. */
const directionOf = ({ dir }: Attributes): Attributes => (dir === undefined ? {} : { dir });

/** A link without an address is removed. `href` comes first; links/article-links.ts relies on that. */
function link(attributes: Attributes, references: boolean) {
  const href = linkAddress(attributes.href ?? '');
  if (href === undefined) return unwrap;
  const reference = attributes[articleReference] ?? '';
  const named: Attributes =
    references && isReference(href, reference) ? { [articleReference]: reference } : {};
  return { tagName: 'a', attribs: { href, ...named, ...directionOf(attributes) } };
}

/** A cell with its scope and the columns and rows that it spans. */
function cell(tagName: string, { scope, ...attributes }: Attributes) {
  const spans = cellSpans.flatMap((name): [string, string][] => {
    const value = attributes[name] ?? '';
    return isCellSpan(value) ? [[name, value]] : [];
  });
  const attribs: Attributes = { ...Object.fromEntries(spans), ...directionOf(attributes) };
  return { tagName, attribs: scope === undefined ? attribs : { scope, ...attribs } };
}

/** A numbered list with its first number: it may continue after a paragraph. */
function numberedList({ start, ...attributes }: Attributes) {
  const direction = directionOf(attributes);
  const attribs = isListStart(start ?? '') ? { start: start ?? '', ...direction } : direction;
  return { tagName: 'ol', attribs };
}

/** An element with a valid `dir`, or none. */
function withDirection(tagName: string, { dir, ...attribs }: Attributes) {
  const direction = textDirections.find((each) => each === dir?.toLowerCase());
  return { tagName, attribs: direction === undefined ? attribs : { ...attribs, dir: direction } };
}

function optionsFor({ pictures, references = false }: Rules): IOptions {
  return {
    allowedTags: [...richTextTags, 'img'],
    allowedAttributes: {
      '*': ['dir'],
      a: ['href', articleReference],
      ol: ['start'],
      th: ['scope', ...cellSpans],
      td: [...cellSpans],
      img: ['src', 'alt', 'role', 'width', 'height'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['http', 'https', ...(pictures === 'incoming' ? ['data'] : [])] },
    allowProtocolRelative: false,
    nonTextTags: [...hiddenElements],
    // Limits the depth, since the site and the browser walk the stored text recursively.
    nestingLimit: 100,
    transformTags: {
      ...richTextAliases,
      '*': withDirection,
      a: (_name, attributes) => link(attributes, references),
      ol: (_name, attributes) => numberedList(attributes),
      td: cell,
      th: cell,
      img: (_name, attributes) => picture(attributes, pictureAddress[pictures]),
    },
  };
}

const escape = (html: string) =>
  sanitizeHtml(html, { allowedTags: [], nonTextTags: [...hiddenElements] });

/** A text without tags was typed into a plain field: blank lines separate paragraphs. */
function paragraphs(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map((block) => escape(block.trim()))
    .filter((block) => block !== '')
    .map((block) => `<p>${block.replaceAll('\n', '<br />')}</p>`)
    .join('');
}

const settled = 8;

/**
 * Reduces rich text to what an article needs: headings, paragraphs, lists, quotes, tables, code, links and pictures. Scripts,
 * styles, handlers, frames, forms and addresses with other schemes are removed. Sanitising twice changes nothing.
 * @param html HTML, or plain text, which becomes paragraphs
 */
export function sanitiseRichText(html: string, rules: Rules = { pictures: 'stored' }): string {
  const options = optionsFor(rules);
  let current = html;
  // Removing an element can bring together others that must not be adjacent, which the next pass repairs.
  for (let pass = 0; pass < settled; pass += 1) {
    const next = hasMarkup.test(current)
      ? repairStructure(sanitizeHtml(current, options))
      : paragraphs(current);
    if (next === current) return next;
    current = next;
  }
  // A text that never becomes stable was made to confuse a parser: only its words are kept.
  return paragraphs(escape(current));
}
