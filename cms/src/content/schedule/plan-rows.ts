import type { Core } from '@strapi/strapi';
import { contentKinds, type ContentKind } from '../../contract/content/content-kind';
import {
  planActions,
  planStates,
  type EntryPlan,
  type PlanAction,
  type PlanState,
} from '../../contract/content/schedule';
import { momentIn, storedMoment } from '../../leads/kinds';
import { objectsOf, type Data } from '../../strapi/untyped-rows';

const planType = 'api::planned-publication.planned-publication';

/** The table, as the database names it. */
export const planTable = 'planned_publications';

/** A plan as it is stored. */
export interface PlanRow {
  id: number;
  kind: ContentKind;
  /** The id of its entry. */
  entry: string;
  action: PlanAction;
  /** Where the address of an article leads once it is unpublished; null where it says that the page is gone. */
  leadsTo: string | null;
  dueAt: Date;
  state: PlanState;
  /** The account of who planned it, and its name at that time. */
  planner: number | null;
  plannerName: string | null;
  /** How often it has failed for a reason that may pass, and when it is tried again. */
  tries: number;
  tryAfter: Date | null;
  endedAt: Date | null;
  reason: string | null;
  /** The account of who cancelled it. */
  endedBy: number | null;
  /** When the site was seen to show it. */
  seenAt: Date | null;
}

const textIn = (row: Data, name: string): string | null => {
  const value = row[name];
  return typeof value === 'string' ? value : null;
};

const toRow = (row: Data): PlanRow => ({
  id: Number(row.id),
  kind: contentKinds.find((known) => known === row.kind) ?? 'blog',
  entry: textIn(row, 'entry') ?? '',
  action: planActions.find((known) => known === row.action) ?? 'publish',
  leadsTo: textIn(row, 'leadsTo'),
  dueAt: storedMoment(row.dueAt),
  state: planStates.find((known) => known === row.state) ?? 'cancelled',
  planner: typeof row.planner === 'number' ? row.planner : null,
  plannerName: textIn(row, 'plannerName'),
  tries: Number(row.tries ?? 0),
  tryAfter: momentIn(row, 'tryAfter'),
  endedAt: momentIn(row, 'endedAt'),
  reason: textIn(row, 'reason'),
  endedBy: typeof row.endedBy === 'number' ? row.endedBy : null,
  seenAt: momentIn(row, 'seenAt'),
});

/** The rows of plans. Inside a Strapi transaction, its queries join it. */
export const planRows = (strapi: Core.Strapi) => strapi.db.query(planType);

/** The plans that a query finds. */
export async function findPlans(strapi: Core.Strapi, query: object): Promise<PlanRow[]> {
  const rows: unknown = await planRows(strapi).findMany(query);
  return objectsOf(rows).map(toRow);
}

/** Plans that wait, and those whose failure nobody has dealt with. */
export const areOpen = {
  $or: [{ state: 'waiting' }, { state: 'failed', settledAt: { $null: true } }],
} as const;

const byTime = [{ dueAt: 'asc' }, { id: 'asc' }] as const;

/** The open plans of an entry, by time. There is at most one for each action. */
export const openPlansOf = (strapi: Core.Strapi, entry: string): Promise<PlanRow[]> =>
  findPlans(strapi, { where: { entry, ...areOpen }, orderBy: byTime });

/** The open plans of some entries, by time. */
export const openPlansAmong = (
  strapi: Core.Strapi,
  entries: readonly string[],
): Promise<PlanRow[]> =>
  findPlans(strapi, { where: { entry: { $in: entries }, ...areOpen }, orderBy: byTime });

/** The ids of the entries of a kind for which something is planned. */
export async function plannedEntries(strapi: Core.Strapi, kind: ContentKind): Promise<string[]> {
  const rows: unknown = await planRows(strapi).findMany({
    select: ['entry'],
    where: { kind, state: 'waiting' },
  });
  return [...new Set(objectsOf(rows).map(({ entry }) => String(entry)))];
}

/** Whether a plan leaves an address behind: a FAQ has no page of its own. */
export const leavesAddress = ({ kind, action }: Pick<PlanRow, 'kind' | 'action'>): boolean =>
  kind === 'blog' && action === 'unpublish';

/** A plan as forms and lists of entries show it. */
export const toEntryPlan = (row: PlanRow, zone: string): EntryPlan => ({
  _id: String(row.id),
  action: row.action,
  at: row.dueAt.toISOString(),
  zone,
  state: row.state,
  ...(row.plannerName === null ? {} : { by: row.plannerName }),
  ...(row.reason === null ? {} : { reason: row.reason }),
  ...(leavesAddress(row) ? { leadsTo: row.leadsTo } : {}),
});
