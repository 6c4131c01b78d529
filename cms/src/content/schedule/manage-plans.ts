import type { Core } from '@strapi/strapi';
import type { InferType } from 'yup';
import type { ContentKind } from '../../contract/content/content-kind';
import { contentTypes } from '../shown-types';
import { Refusal } from '../../contract/errors';
import type { PageQuery } from '../../contract/list-query';
import {
  maxPlans,
  readPlannedTime,
  type EntryPlan,
  type Plan,
  type PlanAction,
  type PlanList,
  type planBody,
  type PlanView,
} from '../../contract/content/schedule';
import { recordedAdmins, type Admins } from '../../leads/inbox/admins';
import { newId } from '../../leads/lead-store';
import { firmTimeZone } from '../../setup/environment';
import { inContentTransaction } from '../edits/content-transaction';
import { presentId } from '../edits/entry-place';
import { recordedNow } from '../versions/call-origin';
import { endPlans, endPointless, settleFailed } from './end-plans';
import { expectPublishable } from './expect-publishable';
import { areOpen, findPlans, openPlansOf, planRows, toEntryPlan, type PlanRow } from './plan-rows';
import { plannedAddress } from './planned-address';
import { titlesOf } from './plan-titles';
import { pointlessPlans } from './pointless';
import { standingOf } from './standing';

/** What an admin plans for an entry. */
interface PlannedEntry {
  kind: ContentKind;
  id: string;
  action: PlanAction;
}

const refuse = (message: string) => new Refusal('invalid_body', message);

const pointlessTexts = {
  publish: 'There would be nothing to publish: the site shows this draft already.',
  unpublish:
    'There would be nothing to unpublish: it is not published, and is not planned to be before.',
} as const satisfies Record<PlanAction, string>;

/** @throws Refusal when one of the plans of an entry would have nothing to do */
async function expectPurpose(
  strapi: Core.Strapi,
  { kind, action }: PlannedEntry,
  documentId: string,
  plans: readonly Pick<PlanRow, 'action' | 'dueAt'>[],
): Promise<void> {
  const [one, other] = plans;
  if (one !== undefined && one.dueAt.getTime() === other?.dueAt.getTime()) {
    throw refuse('It cannot be published and unpublished at the same time.');
  }
  const standing = await standingOf(strapi, contentTypes[kind], documentId);
  const pointless = standing === undefined ? [] : pointlessPlans(standing, plans);
  const own = pointless.find((plan) => plan.action === action);
  if (own !== undefined) throw refuse(pointlessTexts[action]);
  if (pointless.length > 0) {
    throw refuse(`Then the plan to ${pointless[0]?.action ?? ''} it would have nothing to do.`);
  }
}

async function store(
  strapi: Core.Strapi,
  { kind, action }: PlannedEntry,
  entry: string,
  { dueAt, leadsTo }: { dueAt: Date; leadsTo: string | null | undefined },
  earlier: readonly PlanRow[],
): Promise<void> {
  const { actor: planner, actorName: plannerName } = recordedNow(strapi);
  const at = new Date(Date.now());
  const data = {
    ...{ dueAt, planner, plannerName, tries: 0, tryAfter: null, updatedAt: at },
    ...(leadsTo === undefined ? {} : { leadsTo }),
  };
  const waiting = earlier.find((plan) => plan.state === 'waiting');
  await settleFailed(strapi, earlier);
  if (waiting !== undefined) {
    await planRows(strapi).updateMany({ where: { id: waiting.id }, data });
    return;
  }
  if ((await planRows(strapi).count({ where: { state: 'waiting' } })) >= maxPlans) {
    throw refuse(`${String(maxPlans)} plans wait already. Cancel some first.`);
  }
  const row = {
    ...data,
    kind,
    entry,
    action,
    state: 'waiting',
    documentId: newId(),
    createdAt: at,
  };
  await planRows(strapi).create({ data: row });
}

/**
 * Plans that an entry is published or unpublished at a minute, or changes the plan.
 * @returns the plan, with a sentence about a time that comes twice
 * @throws Refusal for a time that cannot be planned, for a target that is no page, and where the plan would fail if it
 * were carried out now
 */
export async function planEntry(
  strapi: Core.Strapi,
  planned: PlannedEntry,
  { at, ...left }: InferType<typeof planBody>,
): Promise<EntryPlan & { note?: string }> {
  const zone = firmTimeZone();
  const uid = contentTypes[planned.kind];
  return inContentTransaction(strapi, async () => {
    const entry = await presentId(strapi, uid, { id: planned.id, version: undefined });
    const time = readPlannedTime(at, zone, new Date(Date.now()));
    if ('problem' in time) throw refuse(time.problem);
    const leadsTo = await plannedAddress(strapi, { ...planned, entry }, left);
    const open = await openPlansOf(strapi, entry);
    const others = open.filter(
      ({ action, state }) => action !== planned.action && state === 'waiting',
    );
    const own = { action: planned.action, dueAt: time.moment };
    await expectPurpose(strapi, planned, entry, [own, ...others]);
    if (planned.action === 'publish') await expectPublishable(strapi, uid, entry);
    const earlier = open.filter(({ action }) => action === planned.action);
    await store(strapi, planned, entry, { dueAt: time.moment, leadsTo }, earlier);
    const stored = (await openPlansOf(strapi, entry)).find(
      ({ action }) => action === planned.action,
    );
    if (stored === undefined) throw new Error('The plan was not stored.');
    const { note } = time;
    return { ...toEntryPlan(stored, zone), ...(note === undefined ? {} : { note }) };
  });
}

const cancelled = 'It was cancelled.';

/**
 * Cancels a plan, with those that have nothing to do without it, or dismisses a failed one.
 * @throws Refusal when there is none
 */
export async function cancelPlan(
  strapi: Core.Strapi,
  { kind, id, action }: PlannedEntry,
): Promise<void> {
  await inContentTransaction(strapi, async () => {
    const open = await openPlansOf(strapi, id);
    const own = open.filter((plan) => plan.kind === kind && plan.action === action);
    if (own.length === 0) {
      throw new Refusal(
        'not_found',
        'There is no such plan: it may have been carried out or cancelled meanwhile.',
      );
    }
    await endPlans(strapi, own, cancelled, recordedNow(strapi).actor);
    await endPointless(
      strapi,
      contentTypes[kind],
      id,
      `It had nothing to do without the plan to ${action} it, which was cancelled.`,
    );
  });
}

export interface PlanQuery extends PageQuery {
  view: PlanView;
  /** Only plans of these kinds. */
  kinds: readonly ContentKind[];
  /** Only plans of this entry. */
  entry: string | undefined;
}

const orders = {
  open: [{ dueAt: 'asc' }, { id: 'asc' }],
  ended: [{ endedAt: 'desc' }, { id: 'desc' }],
} as const satisfies Record<PlanView, readonly object[]>;

const hasEnded = {
  $or: [
    { state: { $in: ['done', 'cancelled'] } },
    { state: 'failed', settledAt: { $notNull: true } },
  ],
} as const;

const iso = (name: 'endedAt' | 'seenAt', moment: Date | null) =>
  moment === null ? {} : { [name]: moment.toISOString() };

/** A plan whose reason says who cancelled it, while that account exists. */
function withWho(row: PlanRow, admins: Admins): PlanRow {
  const name = admins.get(row.endedBy ?? 0)?.name;
  return name === undefined ? row : { ...row, reason: `${name} cancelled it.` };
}

/** One page of the plans that are open, the next one first, or of those that have ended, the last one first. */
export async function listPlans(
  strapi: Core.Strapi,
  { page, pageSize, view, kinds, entry }: PlanQuery,
): Promise<PlanList> {
  const zone = firmTimeZone();
  const where = {
    kind: { $in: kinds },
    ...(entry === undefined ? {} : { entry }),
    ...(view === 'open' ? areOpen : hasEnded),
  };
  const rows = await findPlans(strapi, {
    where,
    orderBy: orders[view],
    offset: (page - 1) * pageSize,
    limit: pageSize,
  });
  const total = await planRows(strapi).count({ where });
  const titles = await titlesOf(strapi, rows);
  const admins = await recordedAdmins(
    strapi,
    rows.map(({ endedBy }) => endedBy),
  );
  const toPlan = (row: PlanRow): Plan => ({
    ...toEntryPlan(withWho(row, admins), zone),
    kind: row.kind,
    entry: row.entry,
    title: titles.get(row.entry) ?? '',
    ...iso('endedAt', row.endedAt),
    ...iso('seenAt', row.seenAt),
  });
  return { result: rows.map(toPlan), pagination: { page, pageSize, total }, zone };
}
