import { array, boolean, object, string } from 'yup';
import type { Pagination } from '../list-query';
import type { ErrorCode } from '../errors';
import { formNames, ownerChange, stateChange } from './inbox';
import type { Product, LeadForm } from './lead-forms';
import type { StoredSuspicion } from './form-signs';
import type { Actor, LeadState } from './timeline';

/** The panel's list of the leads of both forms. */
export const inboxPath = '/web-admin/leads' as const;

/** GET: how many leads each view holds, and how the promise was kept. */
export const inboxSummaryPath = `${inboxPath}/summary` as const;

/** GET: the admins who can own a lead. */
export const leadOwnersPath = `${inboxPath}/owners` as const;

/** The admins who can own a lead, by name. */
export interface LeadOwners {
  result: Actor[];
}

/** POST: changes several leads. */
export const changeLeadsPath = `${inboxPath}/changes` as const;

/** POST: deletes several leads. */
export const deleteLeadsPath = `${inboxPath}/deletions` as const;

/**
 * What a list of leads shows. `open` to `late` hold leads that are neither answered nor closed; `all` holds every lead that is
 * not suspected, as do the other views save `suspected`.
 */
export const inboxViews = [
  'open',
  'mine',
  'nobody',
  'due_today',
  'late',
  'answered',
  'closed',
  'suspected',
  'all',
] as const;

export type InboxView = (typeof inboxViews)[number];

/**
 * What the list is asked for: `?view=&form=&product=&owner=&from=&to=&search=&page=&pageSize=`, the newest lead first. `form`
 * is named as in the address of a lead. An empty value filters nothing; the view is `open` if none is named.
 */
export interface InboxQuery {
  view: InboxView;
  form?: LeadForm;
  product?: Product;
  /** An account; 0 is nobody. */
  owner?: number;
  /** The first and the last day of arrival, as `YYYY-MM-DD` in the firm's time zone. */
  from?: string;
  to?: string;
  search: string;
  page: number;
  pageSize: number;
}

/** A lead in the list. Times are ISO 8601. */
export interface InboxLead {
  _id: string;
  form: LeadForm;
  name: string;
  email: string;
  phone: string;
  /** The subject of a message, or the product of a demo request. */
  topic: string;
  /** The first words of the message, in one line. */
  excerpt: string;
  createdAt: string;
  state: LeadState;
  owner: Actor | null;
  dueAt: string;
  doneAt: string | null;
  suspicion?: StoredSuspicion;
  version: string;
}

export interface InboxList {
  result: InboxLead[];
  pagination: Pagination;
}

/**
 * From here on, a count only says that there are at least so many. The total of a list also counts all leads up to the page's
 * last one, and the next one.
 */
export const maxCounted = 1_000;

/** Over how many days the panel says how the promise was kept. */
export const keptDays = 30;

/** The inbox at a glance. Times are ISO 8601. */
export interface InboxSummary {
  /** By view, at most `maxCounted`. */
  counts: Record<InboxView, number>;
  /** The promises that fell due in the last `keptDays` days, of leads that are not suspected. */
  promise: {
    kept: number;
    broken: number;
    /** The last 100 broken ones, the newest first. */
    brokenLeads: InboxLead[];
  };
  /** Differs as soon as a lead has come in or been worked on. */
  revision: string;
  /** The CMS's own time: the clock of the browser may be wrong. */
  now: string;
  /** The firm's time zone, a name of the IANA database. */
  zone: string;
}

/** How many leads one call changes or deletes. */
export const maxLeadsAtOnce = 100;

const leadName = {
  form: string().strict().oneOf(Object.values(formNames)).required('form is required.'),
  id: string().strict().max(100).required('id is required.'),
};

const few = `Choose at most ${String(maxLeadsAtOnce)} leads.`;

/**
 * The body of `changeLeadsPath`. What is left out of a lead stays. With a `version`, what someone has changed since then is not
 * changed.
 */
export const changeLeadsBody = object({
  changes: array(
    object({
      ...leadName,
      state: stateChange,
      owner: ownerChange,
      spam: boolean().strict().typeError('spam must be true or false.'),
      version: string().strict().max(100),
    }).noUnknown('A change takes only: form, id, state, owner, spam, version.'),
  )
    .strict()
    .min(1, 'Choose a lead first.')
    .max(maxLeadsAtOnce, few)
    .required('changes is required.'),
});

/** The body of `deleteLeadsPath`. */
export const deleteLeadsBody = object({
  leads: array(object(leadName).noUnknown('A deletion takes only: form, id.'))
    .strict()
    .min(1, 'Choose a lead first.')
    .max(maxLeadsAtOnce, few)
    .required('leads is required.'),
});

/** A lead that was left as it was, and why. */
export interface LeftLead {
  id: string;
  code: ErrorCode;
  message: string;
}

/** The answer of `changeLeadsPath`, in the order of the body. */
export interface ManyChanged {
  /** The leads that were changed, or were so already, with their versions after it. */
  done: { id: string; version: string }[];
  failed: LeftLead[];
}

/** The answer of `deleteLeadsPath`, in the order of the body. */
export interface ManyDeleted {
  /** The ids of the leads that were deleted, or were so already. */
  done: string[];
  failed: LeftLead[];
}
