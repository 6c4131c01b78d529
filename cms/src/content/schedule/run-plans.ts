import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { contentTypes } from '../shown-types';
import { endedPlanDays, type PlanAction } from '../../contract/content/schedule';
import { Refusal } from '../../contract/errors';
import { removeUnused } from '../../media/pictures/remove-unused';
import { failureCode } from '../../operations/background/every';
import { changePublication } from '../../publishing/change-publication';
import { atOnce, delayAfter } from '../../publishing/transitions';
import type { StoredFile } from '../../strapi/services';
import { filesOfEntry } from '../blog/blog-files';
import { inContentTransaction } from '../edits/content-transaction';
import { recordedAs } from '../versions/call-origin';
import { expectPublishable } from './expect-publishable';
import { queueFailureMail } from './failure-mail';
import { findPlans, planRows, type PlanRow } from './plan-rows';
import { leavePlanned } from './planned-address';
import { titlesOf } from './plan-titles';
import { pointlessPlans } from './pointless';
import { entriesThatWait, putOffUnwritten } from './put-offs';
import { standingOf } from './standing';

/** After so many tries, about 20 minutes, a failure that might have passed is final. */
const maxTries = 10;

const batchSize = 100;

const now = () => new Date(Date.now());

const pointlessReasons = {
  publish: 'There was nothing to publish: the site showed the draft already.',
  unpublish: 'There was nothing to unpublish: it was not published.',
} as const satisfies Record<PlanAction, string>;

/** Claims a plan that is due. The claim is part of the transaction, so that of several processes one carries it out, once. */
async function claim(strapi: Core.Strapi, { id }: PlanRow): Promise<boolean> {
  const { count } = await planRows(strapi).updateMany({
    where: { id, state: 'waiting', dueAt: { $lte: now() } },
    data: { state: 'done', endedAt: now(), reason: null },
  });
  return count === 1;
}

/**
 * Carries out a plan, as one change of the content, and has it built at once.
 * @returns the pictures that it may leave unused
 * @throws Refusal or Strapi's error when the entry cannot be published
 */
async function carryOut(strapi: Core.Strapi, plan: PlanRow): Promise<StoredFile[]> {
  const { id, action, entry: documentId } = plan;
  if (!(await claim(strapi, plan))) return [];
  const uid = contentTypes[plan.kind];
  const standing = await standingOf(strapi, uid, documentId);
  if (standing === undefined) {
    throw new Refusal('not_found', 'It is in the trash, or was deleted.');
  }
  if (pointlessPlans(standing, [plan]).length > 0) {
    const data = { state: 'cancelled', reason: pointlessReasons[action] };
    await planRows(strapi).updateMany({ where: { id }, data });
    strapi.log.info(`A planned ${action} of a ${plan.kind} had nothing to do. The panel says why.`);
    return [];
  }
  const used = await filesOfEntry(strapi, uid, documentId);
  let reason: string | null = null;
  if (action === 'publish') {
    await expectPublishable(strapi, uid, documentId);
    await strapi.documents(uid).publish({ documentId });
  } else {
    await strapi.documents(uid).unpublish({ documentId });
    reason = await leavePlanned(strapi, plan);
  }
  const { changedRevision } = await changePublication(strapi, atOnce);
  await planRows(strapi).updateMany({ where: { id }, data: { revision: changedRevision, reason } });
  strapi.log.info(`A planned ${action} of a ${plan.kind} was carried out.`);
  return used;
}

/** Why a plan cannot be carried out, however often it is tried; undefined for a failure that may pass. */
function finalReason(failure: unknown): string | undefined {
  if (failure instanceof Refusal) return failure.message;
  return failure instanceof errors.ApplicationError ? String(failure.message) : undefined;
}

/** Records that a plan has failed, and queues the mail about it. */
async function fail(strapi: Core.Strapi, plan: PlanRow, reason: string): Promise<void> {
  await inContentTransaction(strapi, async () => {
    const { count } = await planRows(strapi).updateMany({
      where: { id: plan.id, state: 'waiting', dueAt: plan.dueAt },
      data: { state: 'failed', endedAt: now(), reason },
    });
    // Another process was faster, or somebody has changed it.
    if (count === 0) return;
    const title = (await titlesOf(strapi, [plan])).get(plan.entry) ?? '';
    await queueFailureMail(strapi, plan, { title, reason });
    strapi.log.warn(`A planned ${plan.action} of a ${plan.kind} failed. The panel says why.`);
  });
}

/** Puts a plan off after a failure that may pass, such as a full disk. After too many, it has failed. */
async function putOff(strapi: Core.Strapi, plan: PlanRow, failure: unknown): Promise<void> {
  const code = failureCode(failure);
  strapi.log.error(`A planned ${plan.action} of a ${plan.kind} failed with ${code}.`);
  const tries = plan.tries + 1;
  if (tries >= maxTries) {
    await fail(strapi, plan, `The CMS failed again and again, with ${code}. Its log says more.`);
    return;
  }
  await planRows(strapi).updateMany({
    where: { id: plan.id, state: 'waiting' },
    data: { tries, tryAfter: new Date(Date.now() + delayAfter(tries)) },
  });
}

/**
 * Deals with a plan that has failed.
 * @returns whether that is final
 */
async function settle(strapi: Core.Strapi, plan: PlanRow, failure: unknown): Promise<boolean> {
  const reason = finalReason(failure);
  try {
    if (reason === undefined) await putOff(strapi, plan, failure);
    else await fail(strapi, plan, reason);
    return reason !== undefined;
  } catch (unwritten) {
    // What keeps the plan from being carried out, such as a full disk, may keep this from being written, too.
    const code = failureCode(unwritten);
    strapi.log.error(`That a planned ${plan.action} failed could not be stored: ${code}.`);
    putOffUnwritten(strapi, plan, new Date(Date.now() + delayAfter(plan.tries + 1)));
    return false;
  }
}

/** @returns false if it was put off */
async function run(strapi: Core.Strapi, plan: PlanRow): Promise<boolean> {
  const { planner: actor, plannerName } = plan;
  const recorded = { way: 'schedule', actor, actorName: plannerName ?? 'schedule' } as const;
  try {
    const work = () => inContentTransaction(strapi, () => carryOut(strapi, plan));
    await removeUnused(strapi, await recordedAs(recorded, work));
    return true;
  } catch (failure) {
    return settle(strapi, plan, failure);
  }
}

/** Plans are listed for a while after their end. */
async function deleteOld(strapi: Core.Strapi): Promise<void> {
  const before = new Date(Date.now() - endedPlanDays * 24 * 60 * 60 * 1_000);
  await planRows(strapi).deleteMany({
    where: { state: { $ne: 'waiting' }, endedAt: { $lt: before } },
  });
}

/**
 * Carries out the plans that are due, by time: also those that fell due while no CMS ran.
 * @param stopped ends it after the current plan
 */
export async function runDuePlans(strapi: Core.Strapi, stopped?: AbortSignal): Promise<void> {
  const waiting = await entriesThatWait(strapi);
  const due = await findPlans(strapi, {
    where: { state: 'waiting', dueAt: { $lte: now() }, entry: { $notIn: waiting } },
    orderBy: [{ dueAt: 'asc' }, { id: 'asc' }],
    limit: batchSize,
  });
  /** The plans of an entry keep their order. */
  const putOffs = new Set<string>();
  for (const plan of due) {
    if (stopped?.aborted === true) return;
    if (putOffs.has(plan.entry) || !(await run(strapi, plan))) putOffs.add(plan.entry);
  }
  if (due.length > 0) await deleteOld(strapi);
}
