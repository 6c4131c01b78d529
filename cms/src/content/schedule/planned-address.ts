import type { Core } from '@strapi/strapi';
import { Refusal } from '../../contract/errors';
import { leaveAddress, readLeftAddress, type LeftAddress } from '../redirects/manage-redirects';
import { leavesAddress, type PlanRow } from './plan-rows';

/**
 * Where the address of an entry is to lead once it is unpublished; null where it is to say that the page is gone; undefined
 * without a choice.
 * @throws Refusal for a target that unpublishing by hand would refuse, and for a plan that leaves no address
 */
export async function plannedAddress(
  strapi: Core.Strapi,
  plan: Pick<PlanRow, 'kind' | 'action' | 'entry'>,
  { to, gone }: LeftAddress,
): Promise<string | null | undefined> {
  if (to === undefined && gone === undefined) return undefined;
  if (!leavesAddress(plan)) {
    throw new Refusal(
      'invalid_body',
      'Only an article that is to be unpublished has an address that can lead elsewhere.',
    );
  }
  if (gone === true) return null;
  return to === undefined ? undefined : readLeftAddress(strapi, plan.entry, to);
}

/**
 * Has the address of an entry that was unpublished as planned lead where it was planned to. Call it in the transaction that
 * unpublished the entry, after that.
 * @returns why it says that its page is gone instead, as sentences; null if nothing went wrong
 */
export async function leavePlanned(
  strapi: Core.Strapi,
  { entry, leadsTo }: Pick<PlanRow, 'entry' | 'leadsTo'>,
): Promise<string | null> {
  if (leadsTo === null) return null;
  try {
    await leaveAddress(strapi, entry, 'unpublish', { to: leadsTo });
    return null;
  } catch (failure) {
    // The target is read before anything is written. That an entry leaves at its minute matters more than where it leads.
    if (!(failure instanceof Refusal)) throw failure;
    return `Its address says that the page is gone, and does not lead to ${leadsTo}. ${failure.message}`;
  }
}
