import sanitizeHtml, { type Attributes, type IOptions } from 'sanitize-html';
import { linkAddress } from '../../contract/content/link-address';
import {
  cellSpans,
  hiddenElements,
  isCellSpan,
  isListStart,
  richTextAliases,
  richTextTags,
  textDirections,
} from '../../contract/content/rich-text';
import { tidyLine } from '../../contract/text';

interface Rules {
  /** Whether pictures may stand in the text; `incoming` ones may also be data URLs. */
  pictures: 'none' | 'stored' | 'incoming';
}

const hasMarkup = /<[a-z!/]/i;

/** An element that is on no list: it goes, what is in it stays. */
const unwrap = { tagName: 'unwrapped', attribs: {} };

const pictureAddress = {
  none: /^(?!)/,
  stored: /^(?:https?:\/\/|\/uploads\/)/i,
  incoming: /^(?:https?:\/\/|\/uploads\/|data:)/i,
};

/** `src` comes first, which is what pictures/text-pictures.ts relies on. A picture without an address is none. */
function picture({ src, alt, width, height }: Attributes, allowed: RegExp) {
  if (src === undefined || !allowed.test(src)) return unwrap;
  const size = Object.entries({ width, height }).filter(([, value]) =>
    /^\d{1,5}$/.test(value ?? ''),
  );
  return {
    tagName: 'img',
    attribs: { src, alt: tidyLine(alt ?? ''), ...Object.fromEntries(size) },
  };
}

/** What an element keeps of its direction; `withDirection` judges it. */
const directionOf = ({ dir }: Attributes): Attributes => (dir === undefined ? {} : { dir });

/** A link without an address is none. */
function link(attributes: Attributes) {
  const href = linkAddress(attributes.href ?? '');
  return href === undefined
    ? unwrap
    : { tagName: 'a', attribs: { href, ...directionOf(attributes) } };
}

/** A cell with its scope and the columns and rows that it takes. */
function cell(tagName: string, { scope, ...attributes }: Attributes) {
  const spans = cellSpans.flatMap((name): [string, string][] => {
    const value = attributes[name] ?? '';
    return isCellSpan(value) ? [[name, value]] : [];
  });
  const attribs: Attributes = { ...Object.fromEntries(spans), ...directionOf(attributes) };
  return { tagName, attribs: scope === undefined ? attribs : { scope, ...attribs } };
}

/** A numbered list with the number that it begins at: it may go on after a paragraph. */
function numberedList({ start, ...attributes }: Attributes) {
  const direction = directionOf(attributes);
  const attribs = isListStart(start ?? '') ? { start: start ?? '', ...direction } : direction;
  return { tagName: 'ol', attribs };
}

/** An element whose `dir` is a direction, or that has none. */
function withDirection(tagName: string, { dir, ...attribs }: Attributes) {
  const direction = textDirections.find((each) => each === dir?.toLowerCase());
  return { tagName, attribs: direction === undefined ? attribs : { ...attribs, dir: direction } };
}

function optionsFor({ pictures }: Rules): IOptions {
  return {
    allowedTags: [...richTextTags, 'img'],
    allowedAttributes: {
      '*': ['dir'],
      a: ['href'],
      ol: ['start'],
      th: ['scope', ...cellSpans],
      td: [...cellSpans],
      img: ['src', 'alt', 'width', 'height'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['http', 'https', ...(pictures === 'incoming' ? ['data'] : [])] },
    allowProtocolRelative: false,
    nonTextTags: [...hiddenElements],
    // The site and the browser walk what is stored level by level.
    nestingLimit: 100,
    transformTags: {
      ...richTextAliases,
      '*': withDirection,
      a: (_name, attributes) => link(attributes),
      ol: (_name, attributes) => numberedList(attributes),
      td: cell,
      th: cell,
      img: (_name, attributes) => picture(attributes, pictureAddress[pictures]),
    },
  };
}

const escape = (html: string) =>
  sanitizeHtml(html, { allowedTags: [], nonTextTags: [...hiddenElements] });

/** Text without any tag is what a person types into a plain field: blank lines part paragraphs. */
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
 * Cleans rich text to what an article needs: headings, paragraphs, lists, quotes, tables, links and pictures. Scripts,
 * styles, handlers, frames, forms and addresses of other schemes are dropped. Doing it twice changes nothing.
 * @param html HTML, or plain text, which becomes paragraphs
 */
export function sanitiseRichText(html: string, rules: Rules = { pictures: 'stored' }): string {
  const options = optionsFor(rules);
  let current = html;
  // To drop an element can put others beside one another that do not belong there, which the next reading mends.
  for (let pass = 0; pass < settled; pass += 1) {
    const next = hasMarkup.test(current) ? sanitizeHtml(current, options) : paragraphs(current);
    if (next === current) return next;
    current = next;
  }
  // What never comes to rest was made to confuse a parser: only its words are kept.
  return paragraphs(escape(current));
}
