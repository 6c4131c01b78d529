import type { Core } from '@strapi/strapi';
import { kindOf, type ShownType } from '../shown-types';
import type { EntryFilter } from '../../contract/content/entry-state';
import type { EntryPlan } from '../../contract/content/schedule';
import { entriesOnSite, type OnSite } from '../../publishing/entry-publishing';
import { firmTimeZone } from '../../setup/environment';
import { atPlace } from '../edits/entry-place';
import { newerDrafts } from '../versions/newer-drafts';
import { openPlansAmong, plannedEntries, toEntryPlan } from './plan-rows';

/** What is on the site of an entry, and what is planned for it. */
export type InPanel = OnSite & { plans?: EntryPlan[] };

type Draft = Parameters<typeof entriesOnSite>[2][number];

/**
 * Reads the states and plans of some entries of one type.
 * @returns a function that gives those of one of them
 */
export async function entriesInPanel(
  strapi: Core.Strapi,
  uid: ShownType,
  drafts: readonly Draft[],
): Promise<(draft: Draft) => InPanel> {
  const onSite = await entriesOnSite(strapi, uid, drafts);
  const ids = drafts.map(({ documentId }) => documentId);
  const open = await openPlansAmong(strapi, ids);
  const zone = firmTimeZone();
  return (draft) => {
    const plans = open.filter(({ entry }) => entry === draft.documentId);
    return {
      ...onSite(draft),
      ...(plans.length === 0 ? {} : { plans: plans.map((plan) => toEntryPlan(plan, zone)) }),
    };
  };
}

/** What selects the drafts that a list is filtered to; of all outside the trash without a filter. */
export async function draftsFor(
  strapi: Core.Strapi,
  uid: ShownType,
  filter: EntryFilter | undefined,
) {
  const status = 'draft' as const;
  if (filter === 'trashed') return { status, where: atPlace('trashed') };
  const where = atPlace('listed');
  if (filter === undefined) return { status, where };
  if (filter === 'draft') return { status, where, publicationFilter: 'never-published' as const };
  if (filter === 'planned') {
    const planned = await plannedEntries(strapi, kindOf(uid));
    return { status, where: { ...where, documentId: { $in: planned } } };
  }
  const newer = [...(await newerDrafts(strapi, uid))];
  const documentId = filter === 'live' ? { $notIn: newer } : { $in: newer };
  const publicationFilter = 'has-published-version' as const;
  return { status, where: { ...where, documentId }, publicationFilter };
}
