import type { Blog } from './blog';
import type { Faq } from './faq';
import type { Pagination } from './pagination';
import { routes, type EndpointName } from './routes';

// What the plugin's screens ask the CMS for. The rows of the contract that are for admins are served to them at the same
// paths; the reads below are theirs alone.

const base = '/web-admin';

/** Where the panel, and the function for a caller with a session, reach a row of the contract that is for admins. */
export function panelUrl(name: EndpointName, id?: string): string {
  const { path } = routes[name];
  return `${base}/${id === undefined ? path : path.replace('{id}', encodeURIComponent(id))}`;
}

/** The lists and files behind the screens. An entry is at `<list>/<id>`. */
export const panelReads = {
  blogs: `${base}/blogs`,
  blogCategories: `${base}/blog-categories`,
  faqs: `${base}/faqs`,
  demoRequests: `${base}/demo-requests`,
  demoRequestsExport: `${base}/demo-requests/export`,
  contacts: `${base}/contacts`,
  contactsExport: `${base}/contacts/export`,
} as const;

/** What an entry is besides, to those who edit it. */
interface Managed {
  /** Changes with every edit; `If-Match` carries it back. */
  version: string;
  /** False while the site does not show the entry. */
  published: boolean;
}

/** Times are ISO 8601. */
export type ManagedBlog = Blog & Managed & { createdAt: string; updatedAt: string };

export type ManagedFaq = Faq & Managed;

/** One entry: the answer of `<list>/<id>`. */
export interface Entry<T> {
  result: T;
}

export interface EntryList<T> {
  result: T[];
  pagination: Pagination;
}

/** The categories in use, in alphabetical order. */
export interface BlogCategories {
  result: string[];
}
