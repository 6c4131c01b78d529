import type { Core } from '@strapi/strapi';
import { contentKinds } from '../../contract/content/content-kind';
import { contentTypes } from '../shown-types';
import { objectsOf } from '../../strapi/untyped-rows';
import { type PlanRow } from './plan-rows';

const titleFields = { blog: 'title', faq: 'question' } as const;

/** The titles or questions of the drafts of planned entries, by the entries' ids. */
export async function titlesOf(
  strapi: Core.Strapi,
  plans: readonly Pick<PlanRow, 'kind' | 'entry'>[],
): Promise<ReadonlyMap<string, string>> {
  const titles = new Map<string, string>();
  for (const kind of contentKinds) {
    const field = titleFields[kind];
    const ids = plans.filter((plan) => plan.kind === kind).map(({ entry }) => entry);
    const rows: unknown = await strapi.db.query(contentTypes[kind]).findMany({
      select: ['documentId', field],
      where: { documentId: { $in: ids }, publishedAt: { $null: true } },
    });
    for (const { documentId, [field]: title } of objectsOf(rows)) {
      titles.set(String(documentId), typeof title === 'string' ? title : '');
    }
  }
  return titles;
}
