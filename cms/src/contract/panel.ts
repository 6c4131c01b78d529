import type { Blog } from './content/blog';
import type { Faq } from './content/faq';
import type { LeadForm } from './leads/lead-forms';
import type { StoredSuspicion } from './leads/form-signs';
import type { Pagination } from './list-query';
import type { EntryState } from './content/entry-state';
import type { EntryPublishing } from './content/publishing';
import type { EntryPlan } from './content/schedule';
import { routes, type EndpointName } from './routes';

// What the plugin's screens ask the CMS for. The rows of the contract that are for admins are served to them at the same
// paths; the reads below are theirs alone.

const base = '/web-admin';

/** Where the panel, and the function for a caller with a session, reach a row of the contract that is for admins. */
export function panelUrl(name: EndpointName, id?: string): string {
  const { path } = routes[name];
  return `${base}/${id === undefined ? path : path.replace('{id}', encodeURIComponent(id))}`;
}

/** Whether a session is good: asked by the function before it reads what an admin sends. */
export const sessionPath = `${base}/session`;

/** The lists and files behind the screens. An entry is at `<list>/<id>`. */
export const panelReads = {
  blogs: `${base}/blogs`,
  blogCategories: `${base}/blog-categories`,
  faqs: `${base}/faqs`,
  demoRequests: `${base}/demo-requests`,
  demoRequestsExport: `${base}/demo-requests/export`,
  contacts: `${base}/contacts`,
  contactsExport: `${base}/contacts/export`,
  deadLetters: `${base}/dead-letters`,
  publishing: `${base}/publishing`,
  builds: `${base}/publishing/builds`,
  plans: `${base}/plans`,
} as const;

/** The lists of content. */
export type ContentList = typeof panelReads.blogs | typeof panelReads.faqs;

/** POST: saves a draft of a new entry. */
export const newDraftPath = (list: ContentList) => `${list}/drafts` as const;

/** What can be done with an entry besides publishing it. */
export type EntryVerb = 'draft' | 'unpublish' | 'trash' | 'restore';

/**
 * PUT `draft`: saves the draft, and DELETE goes back to what is published. POST `unpublish`, `trash`, `restore`: as they say.
 * DELETE on the entry itself: deletes it from the trash for ever.
 */
export const entryPath = (list: ContentList, id: string, verb?: EntryVerb): string =>
  `${list}/${encodeURIComponent(id)}${verb === undefined ? '' : `/${verb}`}`;

/** POST: builds the site now, or once more after a failure. */
export const publishNowPath = `${base}/publishing/now` as const;

/** POST: a new password for the own account. */
export const changePasswordPath = `${base}/account/password` as const;

/** The lists of leads, whose rows can be called spam or not. */
export const leadLists = {
  contacts: panelReads.contacts,
  demoRequests: panelReads.demoRequests,
} as const;

/** POST: a lead of the suspected ones is none. */
export const notSpamPath = (list: keyof typeof leadLists, id: string) =>
  `${leadLists[list]}/${encodeURIComponent(id)}/notspam`;

/** POST: a dead letter becomes a lead after all. DELETE on the letter itself: it is done with. */
export const deliverDeadLetterPath = (id: string) =>
  `${panelReads.deadLetters}/${encodeURIComponent(id)}/deliver`;

/** What an entry is besides, to those who edit it. */
interface Managed extends EntryPublishing {
  /** Changes with every edit; `If-Match` carries it back. */
  version: string;
  /** False while the site does not show the entry. */
  published: boolean;
  state: EntryState;
  /** When it was put into the trash. */
  trashedAt?: string;
  /** What is planned for it, and what has failed, by time. */
  plans?: EntryPlan[];
  /** What the admin is called who changed it last, where that is known. Only the answer of `<list>/<id>` says it. */
  updatedBy?: string;
}

/** Times are ISO 8601. */
export type ManagedBlog = Blog &
  Managed & {
    slug: string;
    createdAt: string;
    updatedAt: string;
    /**
     * Where its address leads since it was taken from the site; null where it says that the page is gone. Absent for a blog
     * that is on the site, or never was.
     */
    leadsTo?: string | null;
  };

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

/** A lead that was acknowledged and could not be delivered. Times are ISO 8601. */
export interface DeadLetter {
  _id: string;
  form: LeadForm;
  /** The lead's fields by name, as the visitor sent them. */
  fields: Record<string, string>;
  /** The code with which it was refused. */
  reason: string;
  acceptedAt: string;
}

/** A lead in a list of the panel; of those that may be spam it says why. */
export type ListedLead<T> = T & { suspicion?: StoredSuspicion };
