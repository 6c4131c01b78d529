import contact from '../api/contact/content-types/contact/schema.json';
import demoRequest from '../api/demo-request/content-types/demo-request/schema.json';
import { field } from '../contract/json';
import {
  fieldNamesWith,
  type LeadFieldName,
  type LeadForm,
  type LeadSort,
} from '../contract/leads/lead-forms';
import { searchColumns } from '../search/search-columns';

/** The column that a list is sorted by. */
type SortColumn<Sort extends string> = Sort extends 'createdAt' ? Sort : `${Sort}Key`;

/** The columns that a form's content type must have. */
type Attributes<Form extends LeadForm> = Readonly<
  Record<LeadFieldName<Form> | Exclude<SortColumn<LeadSort<Form>>, 'createdAt'>, object>
>;

/** Where the leads of each form are stored: their content type and its table. */
export const leadKinds = {
  createcontactus: {
    uid: 'api::contact.contact',
    table: 'contacts',
    attributes: contact.attributes,
  },
  createrequestdemo: {
    uid: 'api::demo-request.demo-request',
    table: 'demo_requests',
    attributes: demoRequest.attributes,
  },
} as const satisfies {
  [Form in LeadForm]: { uid: string; table: string; attributes: Attributes<Form> };
};

export type LeadTable = (typeof leadKinds)[LeadForm]['table'];

const sortColumn = (sort: string): string => (sort === 'createdAt' ? sort : `${sort}Key`);

/** The sort order of a list in the database. Equal rows are sorted by id, in the same direction, as in the index. */
export function leadOrder(
  sort: `${string}:${'asc' | 'desc'}`,
  { suspected }: { suspected: boolean },
): Record<string, 'asc' | 'desc'>[] {
  const direction = sort.endsWith(':asc') ? 'asc' : 'desc';
  const column = sortColumn(sort.slice(0, -`:${direction}`.length));
  const order = [{ [column]: direction }, { id: direction }] as const;
  // In the usual list, no row has a suspicion. Sorting by it first lets PostgreSQL use the index that begins with it.
  return suspected ? [...order] : [{ suspicion: direction }, ...order];
}

/** The search and sort columns to store with a lead. */
export const leadSearchColumns = (
  form: LeadForm,
  fields: Readonly<Record<string, unknown>>,
): Record<string, string> =>
  searchColumns(
    fieldNamesWith(form, 'searched').map((name) => fields[name]),
    Object.fromEntries(
      fieldNamesWith(form, 'sorted').map((name) => [sortColumn(name), fields[name]]),
    ),
  );

/** A moment as either database stores it, or the beginning of time where there is none. */
export const storedMoment = (value: unknown): Date =>
  new Date(
    value instanceof Date || typeof value === 'string' || typeof value === 'number' ? value : 0,
  );

/** A moment in a row as either database stores it, if there is one. */
export const momentIn = (row: unknown, name: string): Date | null => {
  const value = field(row, name);
  return value === null || value === undefined ? null : storedMoment(value);
};
