import type { Core } from '@strapi/strapi';
import { findPlans, type PlanRow } from './plan-rows';

/** Plans that failed while the database could not store that they are put off: their entries, and when they are tried again. */
const unwritten = new WeakMap<Core.Strapi, Map<number, { entry: string; until: Date }>>();

/** Puts a plan off in this process only. */
export function putOffUnwritten(strapi: Core.Strapi, { id, entry }: PlanRow, until: Date): void {
  const known = unwritten.get(strapi) ?? new Map<number, { entry: string; until: Date }>();
  unwritten.set(strapi, known.set(id, { entry, until }));
}

/** The entries with a plan that is put off: their other plans wait for it, to keep their order. */
export async function entriesThatWait(strapi: Core.Strapi): Promise<string[]> {
  const now = new Date(Date.now());
  const stored = await findPlans(strapi, { where: { state: 'waiting', tryAfter: { $gt: now } } });
  const known = unwritten.get(strapi);
  for (const [id, { until }] of known ?? []) if (until <= now) known?.delete(id);
  const all = [...stored, ...(known?.values() ?? [])];
  return [...new Set(all.map(({ entry }) => entry))];
}
