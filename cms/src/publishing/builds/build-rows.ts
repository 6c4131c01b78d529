import type { Core } from '@strapi/strapi';
import { buildOutcomes, keptBuilds } from '../../contract/content/publishing';
import { isObject } from '../../contract/json';
import type { Build } from './build';
import type { Carried, CarriedEntry } from './carried';

const buildType = 'api::publication-build.publication-build';

/** A build as it is stored. */
export interface BuildRow {
  id: number;
  build: Build;
  carried: Carried;
}

const isCarried = (value: unknown): value is CarriedEntry =>
  isObject(value) && typeof value.entry === 'string' && typeof value.published === 'boolean';

/** A row as Strapi reads it; large numbers are texts. */
function toRow(row: Record<string, unknown>): BuildRow {
  const moment = (name: keyof Build) => {
    const value = row[name] ?? null;
    return value === null ? null : Number(value);
  };
  const build: Build = {
    outcome: buildOutcomes.find((known) => known === row.outcome) ?? 'replaced',
    changedAt: moment('changedAt'),
    calledAt: moment('calledAt'),
    buildingAt: moment('buildingAt'),
    builtAt: moment('builtAt'),
    endedAt: moment('endedAt'),
    hookTries: Number(row.hookTries ?? 0),
    reason: typeof row.reason === 'string' ? row.reason : null,
    fromRevision: Number(row.fromRevision ?? 0),
    revision: Number(row.revision ?? 0),
  };
  const named = [row.carried].flat().filter(isCarried);
  return { id: Number(row.id), build, carried: { named, count: Number(row.carriedCount ?? 0) } };
}

async function readRows(strapi: Core.Strapi, query: object): Promise<BuildRow[]> {
  const rows: unknown = await strapi.db
    .query(buildType)
    .findMany({ orderBy: { id: 'desc' }, ...query });
  return [rows].flat().filter(isObject).map(toRow);
}

/** All builds that are kept, the newest first. */
export const readBuilds = (strapi: Core.Strapi): Promise<BuildRow[]> =>
  readRows(strapi, { limit: keptBuilds });

/** The last build that the CMS requested. */
export async function readLastRequested(strapi: Core.Strapi): Promise<BuildRow | undefined> {
  const [last] = await readRows(strapi, { where: { calledAt: { $notNull: true } }, limit: 1 });
  return last;
}

/** The revision that the site showed at a moment, according to the builds since then; undefined without any. */
export async function revisionShownAt(
  strapi: Core.Strapi,
  moment: number,
): Promise<number | undefined> {
  const since = { outcome: 'live', endedAt: { $gt: moment } };
  const [first] = await readRows(strapi, { where: since, orderBy: { endedAt: 'asc' }, limit: 1 });
  return first?.build.fromRevision;
}

const columnsOf = ({ named, count, ...build }: Partial<Build & Carried>) => ({
  ...build,
  ...(named === undefined ? {} : { carried: named }),
  ...(count === undefined ? {} : { carriedCount: count }),
});

export async function changeBuild(
  strapi: Core.Strapi,
  id: number,
  change: Partial<Build & Carried>,
): Promise<void> {
  await strapi.db.query(buildType).update({ where: { id }, data: columnsOf(change) });
}

/** Adds a build, and deletes those that are too many. */
export async function addBuild(strapi: Core.Strapi, build: Build & Carried): Promise<void> {
  await strapi.db.query(buildType).create({ data: columnsOf(build) });
  const [surplus] = await readRows(strapi, { offset: keptBuilds, limit: 1 });
  if (surplus !== undefined) {
    await strapi.db.query(buildType).deleteMany({ where: { id: { $lte: surplus.id } } });
  }
}
