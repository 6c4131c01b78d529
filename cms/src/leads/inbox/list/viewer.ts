import type { Core } from '@strapi/strapi';
import { field, isObject } from '../../../contract/json';
import { leadForms } from '../../../contract/leads/lead-forms';
import { firmCalendar } from '../../../setup/environment';
import { leadKinds } from '../../kinds';
import { activeAdmins, type Admins } from '../admins';
import type { Viewer } from './selection';

/** Steps from each account to the next one in the index, however many leads an account owns. */
const ownersOf = `
  with recursive owners(owner) as (
    select (select owner from ?? where suspicion is null and owner > 0 order by suspicion, owner limit 1)
    union all
    select (
      select owner from ?? as leads
      where suspicion is null and leads.owner > owners.owner order by suspicion, leads.owner limit 1
    ) from owners where owners.owner is not null
  )
  select owner from owners where owner is not null`;

/** The accounts that own leads, whether they can log in or not. */
async function ownerIds({ db }: Core.Strapi): Promise<number[]> {
  const found = await Promise.all(
    leadForms.map(async (form) => {
      const { table } = leadKinds[form];
      const answer: unknown = await db.connection.raw(ownersOf, [table, table]);
      // PostgreSQL answers with an object that has the rows.
      const rows = isObject(answer) ? answer.rows : answer;
      return [rows].flat().map((row) => Number(field(row, 'owner')));
    }),
  );
  return [...new Set(found.flat())];
}

/** The accounts that own leads, but cannot log in. Not in a transaction: it would wait for a second connection. */
export const goneOwners = async (strapi: Core.Strapi, admins: Admins): Promise<number[]> =>
  (await ownerIds(strapi)).filter((owner) => !admins.has(owner));

/** Reads what the views of the inbox depend on. */
export async function readViewer(
  strapi: Core.Strapi,
  caller: number,
  { needsGone }: { needsGone: boolean },
): Promise<{ viewer: Viewer; admins: Admins }> {
  const admins = await activeAdmins(strapi);
  const gone = needsGone ? await goneOwners(strapi, admins) : [];
  return { viewer: { now: new Date(Date.now()), calendar: firmCalendar(), caller, gone }, admins };
}
