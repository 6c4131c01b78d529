import { createHmac, hkdfSync } from 'node:crypto';
import type { ContentKind } from '../../contract/content/content-kind';
import { safeEqual } from '../../http/safe-equal';
import { optional } from '../../setup/environment';

/** What a link says of itself. */
export interface PreviewClaims {
  /** The id of its row. */
  link: string;
  kind: ContentKind;
  /** The id of the only entry that it shows. */
  entry: string;
  /** Milliseconds since the epoch. */
  until: number;
}

const kinds = { b: 'blog', f: 'faq' } as const satisfies Record<string, ContentKind>;

const letters = { blog: 'b', faq: 'f' } as const satisfies Record<ContentKind, string>;

/** Link, kind, entry, end in seconds, signature: none of it can begin an address of the site. */
const form = /^(([a-z0-9]{24})\.([bf])\.([a-z0-9]{24})\.([0-9]{1,12}))\.([\w-]{43})$/;

/** Changing the secret ends all links, as it ends all sessions. The database alone makes no link. */
function key(): Buffer {
  const source = optional('ADMIN_JWT_SECRET');
  if (source === undefined)
    throw new Error('Set ADMIN_JWT_SECRET: previews derive their key from it.');
  return Buffer.from(hkdfSync('sha256', source, '', 'links to previews', 32));
}

const signatureOf = (text: string): string =>
  createHmac('sha256', key()).update(text).digest('base64url');

/** The token of a link. Its end is cut to whole seconds. */
export function signPreview({ link, kind, entry, until }: PreviewClaims): string {
  const text = [link, letters[kind], entry, String(Math.floor(until / 1_000))].join('.');
  return `${text}.${signatureOf(text)}`;
}

const isLetter = (letter: string): letter is keyof typeof kinds => Object.hasOwn(kinds, letter);

/**
 * What a token says.
 * @returns undefined when this CMS has not signed it, or its time is over
 */
export function readPreview(token: string, now: number): PreviewClaims | undefined {
  const parts = form.exec(token);
  if (parts === null) return undefined;
  const [, text = '', link = '', letter = '', entry = '', seconds = '', signature = ''] = parts;
  if (!safeEqual(signature, signatureOf(text)) || !isLetter(letter)) return undefined;
  const until = Number(seconds) * 1_000;
  return until > now ? { link, kind: kinds[letter], entry, until } : undefined;
}
