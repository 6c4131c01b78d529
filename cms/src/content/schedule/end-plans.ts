import type { Core } from '@strapi/strapi';
import type { ShownType } from '../shown-types';
import { openPlansOf, planRows, type PlanRow } from './plan-rows';
import { pointlessPlans } from './pointless';
import { standingOf } from './standing';

const idsOf = (plans: readonly PlanRow[], state: PlanRow['state']) =>
  plans.filter((plan) => plan.state === state).map(({ id }) => id);

/** Dismisses the failed ones of these plans. */
export async function settleFailed(strapi: Core.Strapi, plans: readonly PlanRow[]): Promise<void> {
  const failed = idsOf(plans, 'failed');
  if (failed.length === 0) return;
  await planRows(strapi).updateMany({
    where: { id: { $in: failed } },
    data: { settledAt: new Date(Date.now()) },
  });
}

/**
 * Ends open plans without carrying them out: those that wait are cancelled, failed ones are dismissed. Call it in a
 * content transaction.
 * @param reason one sentence
 * @param endedBy the account of who cancelled them
 */
export async function endPlans(
  strapi: Core.Strapi,
  plans: readonly PlanRow[],
  reason: string,
  endedBy: number | null = null,
): Promise<void> {
  if (plans.length === 0) return;
  await planRows(strapi).updateMany({
    where: { id: { $in: idsOf(plans, 'waiting') } },
    data: { state: 'cancelled', reason, endedBy, endedAt: new Date(Date.now()) },
  });
  await settleFailed(strapi, plans);
}

/**
 * Ends those open plans of an entry that have nothing to do after a change by hand. Call it in a content transaction, after the
 * change.
 * @param reason one sentence about the change
 */
export async function endPointless(
  strapi: Core.Strapi,
  uid: ShownType,
  entry: string,
  reason: string,
): Promise<void> {
  const plans = await openPlansOf(strapi, entry);
  const standing = plans.length === 0 ? undefined : await standingOf(strapi, uid, entry);
  if (standing === undefined) return;
  await endPlans(strapi, pointlessPlans(standing, plans), reason);
}
