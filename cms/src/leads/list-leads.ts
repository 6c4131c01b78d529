import type { Core } from '@strapi/strapi';
import { Refusal } from '../contract/errors';
import { isObject } from '../contract/json';
import { storedSuspicions } from '../contract/leads/form-signs';
import {
  leadFieldNames,
  mapLeadFields,
  type LeadFieldName,
  type LeadForm,
  type LeadSort,
  type Product,
} from '../contract/leads/lead-forms';
import type { ListQuery } from '../contract/list-query';
import type { EntryList, ListedLead } from '../contract/panel';
import { searchFilter } from '../search/search-filter';
import { leadKinds, leadOrder, storedMoment, type LeadTable } from './kinds';
import { readBatches } from './read-batches';

/** Which leads of a form to list or export. */
export interface LeadFilter {
  search: string;
  /** Leads that may be spam, or the others. */
  suspected: boolean;
  /** Only the demo requests for one product. */
  product?: Product;
}

export type LeadQuery<Form extends LeadForm> = ListQuery<LeadSort<Form>> & LeadFilter;

/** A lead as lists and files contain it. */
export type StoredLead<Form extends LeadForm> = ListedLead<
  Record<LeadFieldName<Form>, string> & { _id: string; createdAt: string }
>;

type Row = Readonly<Record<string, unknown>>;

/** A page of a list is short, so it can be converted field by field; exports pass rows on unchanged. */
function toLead<Form extends LeadForm>(form: Form, row: Row): StoredLead<Form> {
  const text = (name: string): string => {
    const value = row[name];
    return typeof value === 'string' ? value : '';
  };
  const suspicion = storedSuspicions.find((known) => known === row.suspicion);
  return {
    _id: text('documentId'),
    ...mapLeadFields(form, text),
    createdAt: storedMoment(row.createdAt).toISOString(),
    ...(suspicion === undefined ? {} : { suspicion }),
  };
}

const contentOf = ({ search, product }: LeadFilter): object => ({
  ...(product === undefined ? {} : { product: { $eq: product } }),
  ...searchFilter(search),
});

/** One page of the leads of a form. */
export async function listLeads<Form extends LeadForm>(
  strapi: Core.Strapi,
  form: Form,
  query: LeadQuery<Form>,
): Promise<EntryList<StoredLead<Form>>> {
  const { page, pageSize, sort, search, suspected, product } = query;
  const { uid, table } = leadKinds[form];
  const where = {
    // SQLite uses an index for `> ''`, but not for `is not null`.
    suspicion: suspected ? { $gt: '' } : { $null: true },
    ...contentOf(query),
  };
  const leads = strapi.db.query(uid);
  const found: Promise<unknown[]> = leads.findMany({
    where,
    orderBy: leadOrder(sort, query),
    offset: (page - 1) * pageSize,
    limit: pageSize,
  });
  const isWhole = search === '' && product === undefined;
  const [rows, total] = await Promise.all([
    found,
    isWhole ? countRows(strapi, table, query) : leads.count({ where }),
  ]);
  return {
    result: rows.filter(isObject).map((row) => toLead(form, row)),
    pagination: { page, pageSize, total },
  };
}

/** The rows of all leads of a form that a filter finds, by column, the last stored first, in batches. */
export const readLeads = (
  strapi: Core.Strapi,
  form: LeadForm,
  filter: LeadFilter,
): AsyncGenerator<Row[]> =>
  readBatches(strapi, leadKinds[form], {
    columns: [...leadFieldNames(form), 'created_at', 'suspicion'],
    filter: contentOf(filter),
    suspected: filter.suspected,
  });

/**
 * Reads `?suspected=` of a list.
 * @throws Refusal when it is neither `true` nor `false`
 */
export function readSuspected(raw: string | undefined): boolean {
  if (raw === undefined || raw === 'false') return false;
  if (raw === 'true') return true;
  throw new Refusal('invalid_query', 'suspected must be true or false.');
}

async function count(
  strapi: Core.Strapi,
  table: LeadTable,
  onlySuspected: boolean,
): Promise<number> {
  const rows = strapi.db.connection<{ suspicion: string | null }>(table);
  if (onlySuspected) void rows.where('suspicion', '>', '');
  const [counted] = await rows.count({ rows: '*' });
  return Number(counted?.rows);
}

/**
 * Counts the leads of a table that may be spam, or the others. Strapi counts a column, for which SQLite walks an index
 * entry by entry; `count(*)` of a whole table only adds up the sizes of its pages, in a hundredth of the time. So only the
 * suspected leads, which are few, are counted one by one.
 */
async function countRows(
  strapi: Core.Strapi,
  table: LeadTable,
  { suspected }: { suspected: boolean },
): Promise<number> {
  const suspects = await count(strapi, table, true);
  return suspected ? suspects : (await count(strapi, table, false)) - suspects;
}
