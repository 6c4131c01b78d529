import { Refusal } from '../../../contract/errors';
import { formNamed, formNames } from '../../../contract/leads/inbox';
import { inboxViews, type InboxQuery } from '../../../contract/leads/inbox-list';
import { readProduct, type LeadForm } from '../../../contract/leads/lead-forms';
import { readChoice, readPageQuery, readSearch } from '../../../contract/list-query';

const refused = (sentence: string): Refusal => new Refusal('invalid_query', sentence);

const readForm = (raw: string): LeadForm | undefined =>
  formNamed(readChoice('form', raw, Object.values(formNames)));

function readOwner(raw: string): number {
  const owner = /^\d{1,10}$/.test(raw) ? Number(raw) : Number.NaN;
  // The largest integer of a column.
  if (owner < 2 ** 31) return owner;
  throw refused('owner must be the id of an admin, or 0 for nobody.');
}

function readDay(name: 'from' | 'to', raw: string): string {
  const moment = /^20\d\d-\d\d-\d\d$/.test(raw) ? Date.parse(`${raw}T00:00Z`) : Number.NaN;
  // 30 February would be a day of March.
  if (!Number.isNaN(moment) && new Date(moment).toISOString().startsWith(raw)) return raw;
  throw refused(`${name} must be a day of this century, such as 2026-11-27.`);
}

/**
 * Reads the query of the inbox. An empty value filters nothing, like a form without a choice; without `view`, it is `open`.
 * @param valueOf one value of the query string
 * @throws Refusal with a sentence about the first value that is wrong
 */
export function readInboxQuery(valueOf: (name: string) => string | undefined): InboxQuery {
  const read = <Value>(name: string, reader: (raw: string) => Value): Value | undefined => {
    const raw = valueOf(name) ?? '';
    return raw === '' ? undefined : reader(raw);
  };
  const query = {
    view: read('view', (raw) => readChoice('view', raw, inboxViews)) ?? 'open',
    form: read('form', readForm),
    product: read('product', readProduct),
    owner: read('owner', readOwner),
    from: read('from', (raw) => readDay('from', raw)),
    to: read('to', (raw) => readDay('to', raw)),
    search: readSearch(valueOf('search')),
    ...readPageQuery({ page: valueOf('page'), pageSize: valueOf('pageSize') }),
  };
  if (query.from !== undefined && query.to !== undefined && query.from > query.to) {
    throw refused('from must not be a later day than to.');
  }
  return query;
}
