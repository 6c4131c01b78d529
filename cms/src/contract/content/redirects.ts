import { boolean, object } from 'yup';
import { filled, line } from '../fields';
import { limits } from '../limits';
import type { EntryList } from '../panel';

/** GET, with the build's token: `{ result: BuildRedirect[] }`, all redirects at once. */
export const buildRedirectsPath = '/api/redirects/build';

/** A path of the site and where it leads; null for a page that is gone. */
export type BuildRedirect = [from: string, to: string | null];

/** GET: the list of redirects (`?search&origin&page&pageSize`). POST: a new one. DELETE `/:id` removes one. */
export const redirectsPath = '/web-admin/redirects';

/** GET `?title=` suggests a slug, `?slug=` checks one; `?id=` names the blog that is edited. */
export const blogAddressPath = '/web-admin/blog-address';

/** GET: the categories with the number of their articles. POST `/preview` and `/change` rename one, or merge it into another. */
export const categoriesPath = '/web-admin/categories';

/** Why an address leads elsewhere. */
export const redirectOrigins = ['slug', 'category', 'trash', 'unpublish', 'manual'] as const;

export type RedirectOrigin = (typeof redirectOrigins)[number];

/** A redirect in the panel's list. */
export interface Redirect {
  _id: string;
  from: string;
  /** Null where the address says that its page is gone. */
  to: string | null;
  origin: RedirectOrigin;
  /** ISO 8601. */
  createdAt: string;
  /** The admin who caused it, where that is known. */
  by: string | null;
}

/** One page of the redirects that a query finds. */
export interface RedirectList extends EntryList<Redirect> {
  /** The number of all redirects, also those that it does not find. */
  stored: number;
}

/** How many redirects admins may add by hand. Those that changes of content leave are not counted: they are never refused. */
export const maxManualRedirects = 8_000;

/** From how many redirects on, of any origin, the panel warns. Hosts advise to stay below 10,000 rules of a deploy. */
export const manyRedirects = 8_000;

/** More than any form of an address takes; the rule for addresses says it in a sentence. */
const maxTyped = 2_000;

/**
 * What the addresses of an article answer once it is unpublished or in the trash: where they lead, or that it is gone. With
 * neither they stay as they are, which is "gone" for an article that was public until now.
 */
export const leaveBody = object({
  to: line('to', maxTyped),
  gone: boolean().strict().typeError('gone must be true or false.'),
}).test(
  'one target',
  'Name the page that the address leads to, or say that it is gone, not both.',
  ({ to, gone }) => (gone === true ? (to ?? '') === '' : to !== ''),
);

export const redirectBody = object({
  from: line('from', maxTyped).required('Name the old address.'),
  to: line('to', maxTyped),
  gone: boolean().strict().typeError('gone must be true or false.'),
}).test('one target', 'Name the new address, or say that the page is gone.', ({ to, gone }) =>
  gone === true ? (to ?? '') === '' : (to ?? '') !== '',
);

/** What a slug that somebody types is. */
type SlugState = 'free' | 'taken' | 'invalid' | 'redirects';

export interface BlogAddress {
  slug: string;
  state: SlugState;
  /** A sentence about it, for every state but `free`. */
  message?: string;
}

/** A category with the spellings that share its page. */
export interface ManagedCategory {
  /** The last part of its address. */
  _id: string;
  /** As it is written most often. */
  name: string;
  path: string;
  articles: number;
  /** How many of them the site shows. */
  live: number;
}

export type CategoryList = EntryList<ManagedCategory>;

/** `from` in any of its spellings; `merge` says that the caller knows of the other category. */
export const categoryBody = object({
  from: filled(line('from', limits.category), 'Name the category.'),
  to: filled(line('to', limits.category), 'Give the category a name.'),
  merge: boolean().strict().typeError('merge must be true or false.'),
});

/** What renaming a category would change, or has changed. */
export interface CategoryChange {
  articles: number;
  /** The addresses that will lead to the new one. */
  addresses: string[];
  /** True where another category has the new name: the two become one. */
  merges: boolean;
  /** The page of the new name. */
  path: string;
}
