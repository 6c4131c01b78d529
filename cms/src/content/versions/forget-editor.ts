import { normalAddress } from '../../contract/leads/person';
import { accountsTable } from '../../strapi/tables';
import { redirectTable } from '../redirects/redirect-rows';
import { planTable } from '../schedule/plan-rows';
import { versionTable, type Connection } from './version-rows';

/**
 * Removes the name of the admin with an e-mail address from all versions, and the admin from all plans and redirects. The
 * versions stay, with the number of the account. Once that is deleted, nothing connects its address with a version.
 */
export async function forgetEditor(transaction: Connection, email: string): Promise<void> {
  const address = normalAddress(email);
  const ids = await transaction(accountsTable)
    .select('id', 'email')
    .then((rows: { id: number; email: unknown }[]) =>
      rows.filter((row) => normalAddress(row.email) === address).map(({ id }) => id),
    );
  await transaction(versionTable).whereIn('actor', ids).update({ actor_name: null });
  await transaction(planTable)
    .whereIn('planner', ids)
    .update({ planner: null, planner_name: null });
  await transaction(planTable).whereIn('ended_by', ids).update({ ended_by: null });
  await transaction(redirectTable).whereIn('actor', ids).update({ actor: null });
}
