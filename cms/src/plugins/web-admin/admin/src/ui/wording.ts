import { isolated, type ContentKind } from '../../../api';

/** The name of an entry, quoted for use in a sentence. */
export const quoted = (name: string): string => `“${isolated(name)}”`;

/** How lists name a kind of content. */
export const kindNames = { blog: 'Blog', faq: 'FAQ' } as const satisfies Record<
  ContentKind,
  string
>;

/** What the rows of a list are, such as `message` and `messages`. */
export interface Noun {
  one: string;
  many: string;
}

/** A count with its noun, such as `1 message` or `12 messages`. */
export const counted = (count: number, { one, many }: Noun): string =>
  `${String(count)} ${count === 1 ? one : many}`;

/** Names as they are written in a sentence, such as `Title, Tag and Category`. */
export const listed = (names: readonly string[]): string =>
  new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(names);
