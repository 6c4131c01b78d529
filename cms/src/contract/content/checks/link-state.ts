import { array, object } from 'yup';
import { line } from '../../fields';
import type { EntryList } from '../../panel';

/** What the site has at one of its addresses: a page, a redirect to one, a note that the page is gone, or nothing. */
export type LinkState = 'page' | 'redirect' | 'gone' | 'missing';

/** POST: what is at some addresses. */
export const linkStatesPath = '/web-admin/link-states';

/** GET `?search=`: pages, articles and questions of the site that a text can link to. */
export const linkTargetsPath = '/web-admin/link-targets';

/** How many addresses are asked for at once. */
export const maxLinks = 200;

/** Of one address. */
export const maxLinkLength = 2_000;

const form = `addresses must be a list of at most ${String(maxLinks)} addresses.`;

export const linkStatesBody = object({
  addresses: array(line('An address', maxLinkLength).required(form))
    .strict()
    .typeError(form)
    .required(form)
    .max(maxLinks, form),
});

/** By address. An address of another site is left out. */
export interface LinkStates {
  result: Record<string, LinkState>;
}

/** Something on the site that a text can link to. */
export interface LinkTarget {
  _id: string;
  kind: 'page' | 'article' | 'faq';
  name: string;
  /** Its address on the site, without the host. */
  path: string;
}

/** The best matches first, of each kind at most `maxTargets`. */
export type LinkTargets = Pick<EntryList<LinkTarget>, 'result'>;

export const maxTargets = 8;
