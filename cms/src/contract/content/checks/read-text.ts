import { unescapeHtml } from '../../text';
import { decorativeRole } from '../rich-text';

/** A heading of a rich text. */
export interface TextHeading {
  /** 2 to 4. */
  level: number;
  words: string;
}

/** A link of a rich text. */
export interface TextLink {
  href: string;
  /** Its words, and the alternative texts of its pictures. */
  words: string;
}

/** A picture of a rich text. */
export interface TextImage {
  src: string;
  alt: string;
  decorative: boolean;
}

/** What the checks look at, each in the order of the text. */
export interface TextParts {
  headings: TextHeading[];
  links: TextLink[];
  images: TextImage[];
}

const tagStart = /<(\/?)([a-z][a-z\d]*)/iy;
const quoteOrEnd = /["'>]/g;
// Also matches attributes without a value, so that no character is read twice.
const attribute = /([a-z-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'))?/gi;

interface Tag {
  name: string;
  closing: boolean;
  /** What stands between the name and the end. */
  rest: string;
  from: number;
  to: number;
}

/** Where a tag ends. A `>` may occur in an attribute: not every browser escapes it there. */
function tagEnd(html: string, from: number): number {
  quoteOrEnd.lastIndex = from;
  for (let sign = quoteOrEnd.exec(html); sign !== null; sign = quoteOrEnd.exec(html)) {
    const [quote] = sign;
    if (quote === '>') return sign.index;
    const closing = html.indexOf(quote, quoteOrEnd.lastIndex);
    if (closing < 0) return -1;
    quoteOrEnd.lastIndex = closing + 1;
  }
  return -1;
}

/** The tags of a text up to one that never ends: after it, nothing is sure. */
function* tagsOf(html: string): Generator<Tag> {
  for (let from = html.indexOf('<'); from >= 0;) {
    tagStart.lastIndex = from;
    const [start = '', slash, name = ''] = tagStart.exec(html) ?? [];
    if (start === '') {
      from = html.indexOf('<', from + 1);
      continue;
    }
    const begin = from + start.length;
    const end = tagEnd(html, begin);
    if (end < 0) return;
    const rest = html.slice(begin, end);
    yield { name: name.toLowerCase(), closing: slash === '/', rest, from, to: end + 1 };
    from = html.indexOf('<', end);
  }
}

const tidy = (words: string): string => words.replace(/\s+/g, ' ').trim();

const attributesOf = (text: string): ReadonlyMap<string, string> =>
  new Map(
    [...text.matchAll(attribute)].map(([, name = '', double, single]) => [
      name.toLowerCase(),
      unescapeHtml(double ?? single ?? ''),
    ]),
  );

function toImage(attributes: ReadonlyMap<string, string>): TextImage {
  const alt = attributes.get('alt') ?? '';
  const decorative = attributes.get('role') === decorativeRole;
  return { src: attributes.get('src') ?? '', alt, decorative };
}

/**
 * The headings, links and pictures of a rich text as it is stored, or as an editor returns it. It needs no parser, so that
 * browser and server read the same.
 */
export function readText(html: string): TextParts {
  const parts: TextParts = { headings: [], links: [], images: [] };
  /** The heading and the link around the current place: neither holds another of its kind. */
  const open = new Map<'heading' | 'link', { words: string }>();
  const add = (words: string) => {
    for (const part of open.values()) part.words += words;
  };
  let last = 0;
  for (const { name, closing, rest, from, to } of tagsOf(html)) {
    add(unescapeHtml(html.slice(last, from)));
    last = to;
    const isHeading = /^h[2-4]$/.test(name);
    if (name === 'img') {
      const image = toImage(attributesOf(rest));
      parts.images.push(image);
      add(` ${image.alt} `);
    } else if (name === 'br') {
      add(' ');
    } else if (closing && (isHeading || name === 'a')) {
      open.delete(isHeading ? 'heading' : 'link');
    } else if (name === 'a') {
      const link = { href: attributesOf(rest).get('href') ?? '', words: '' };
      parts.links.push(link);
      open.set('link', link);
    } else if (isHeading) {
      const heading = { level: Number(name.slice(1)), words: '' };
      parts.headings.push(heading);
      open.set('heading', heading);
    }
  }
  for (const part of [...parts.headings, ...parts.links]) part.words = tidy(part.words);
  return parts;
}
