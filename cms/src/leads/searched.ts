import type { contactSorts } from '../contract/contact';
import type { LeadForm } from '../contract/delivery';
import type { demoRequestSorts } from '../contract/demo-request';
import type { SortColumns } from '../search/list-order';
import { searchColumns } from '../search/search-columns';

/** What the leads of each form are found by. */
export const searchedFields = {
  createcontactus: ['name', 'email', 'phone', 'subject', 'message'],
  createrequestdemo: ['name', 'email', 'mobile'],
} as const satisfies Record<LeadForm, readonly string[]>;

/** What they are sorted by. */
export const leadSortColumns = {
  createcontactus: {
    createdAt: 'createdAt',
    name: 'nameKey',
    email: 'emailKey',
    subject: 'subjectKey',
  } as const satisfies SortColumns<(typeof contactSorts)[number], string>,
  createrequestdemo: {
    createdAt: 'createdAt',
    name: 'nameKey',
    email: 'emailKey',
    mobile: 'mobileKey',
  } as const satisfies SortColumns<(typeof demoRequestSorts)[number], string>,
} as const;

type Fields = Readonly<Record<string, unknown>>;

/** The columns by which a lead is found and sorted, to be stored with it. */
export function leadSearchColumns(form: LeadForm, fields: Fields): Record<string, string> {
  const keyed = Object.entries(leadSortColumns[form]).filter(([field, column]) => field !== column);
  return searchColumns(
    searchedFields[form].map((field) => fields[field]),
    Object.fromEntries(keyed.map(([field, column]) => [column, fields[field]])),
  );
}
