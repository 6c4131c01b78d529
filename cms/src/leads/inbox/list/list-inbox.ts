import type { Core } from '@strapi/strapi';
import { maxCounted, type InboxList, type InboxQuery } from '../../../contract/leads/inbox-list';
import { leadForms, type LeadForm } from '../../../contract/leads/lead-forms';
import { leadStates } from '../../../contract/leads/timeline';
import type { Period } from './accepted-period';
import { readInboxLeads } from './inbox-leads';
import { countUpTo, findIds, type Found } from './find-leads';
import { nobody, selectionOf, startOfDay, type Selection, type Viewer } from './selection';
import { readViewer } from './viewer';

const dayMs = 24 * 60 * 60 * 1_000;

/** The days of a query as a period, in the firm's time zone. */
function periodOf({ from, to }: InboxQuery, { calendar }: Viewer): Period {
  const midnight = (day: string, later: number) =>
    startOfDay(new Date(Date.parse(`${day}T00:00Z`) + later), calendar);
  return {
    ...(from === undefined ? {} : { from: midnight(from, 0) }),
    ...(to === undefined ? {} : { before: midnight(to, dayMs) }),
  };
}

/** A selection with the filter by owner. The index by owner needs to know the states. */
function ofOwner(selection: Selection, owner: number, viewer: Viewer): Selection {
  const wanted = owner === 0 ? nobody(viewer) : [owner];
  const { owners = wanted, states = [...leadStates, null] } = selection;
  const isWanted = (each: (typeof owners)[number]) =>
    wanted.some((other) => JSON.stringify(other) === JSON.stringify(each));
  return { ...selection, states, owners: owners.filter(isWanted) };
}

/** What to find for a query in the leads of one form; undefined if the form has no such leads. */
function selectionFor(query: InboxQuery, form: LeadForm, viewer: Viewer): Selection | undefined {
  const { view, product, owner } = query;
  if (query.form !== undefined && query.form !== form) return undefined;
  if (product !== undefined && form !== 'createrequestdemo') return undefined;
  const selection = selectionOf(view, form, viewer);
  const narrowed: Selection = { ...selection, product, accepted: periodOf(query, viewer) };
  return owner === undefined ? narrowed : ofOwner(narrowed, owner, viewer);
}

/** The leads of a page, and how many there are at least. */
async function findPage(
  strapi: Core.Strapi,
  { page, pageSize, search }: InboxQuery,
  selections: readonly Selection[],
): Promise<{ found: Found[]; total: number }> {
  const offset = (page - 1) * pageSize;
  // One more than the page shows, so that the list has a next page if there is one.
  const limit = Math.max(maxCounted, offset + pageSize + 1);
  if (search !== '') {
    // A search reads every row until it has found enough: it does so once for page and total.
    const all = await findIds(strapi, selections, { search, limit });
    return { found: all.slice(offset, offset + pageSize), total: all.length };
  }
  const { total } = await countUpTo(strapi, { total: selections }, limit);
  if (total <= offset) return { found: [], total };
  const few = total < limit ? total : undefined;
  return { found: await findIds(strapi, selections, { offset, limit: pageSize, few }), total };
}

/** One page of the leads of both forms, the newest first. @param caller the account that asks, for its own leads */
export async function listInbox(
  strapi: Core.Strapi,
  query: InboxQuery,
  caller: number,
): Promise<InboxList> {
  const { viewer, admins } = await readViewer(strapi, caller, {
    needsGone: query.view === 'nobody' || query.owner === 0,
  });
  const selections = leadForms.flatMap((form) => selectionFor(query, form, viewer) ?? []);
  const { found, total } = await findPage(strapi, query, selections);
  return {
    result: await readInboxLeads(strapi, found, admins),
    pagination: { page: query.page, pageSize: query.pageSize, total },
  };
}
