import type { Core } from '@strapi/strapi';
import type { Publication } from '../../publishing/publication';
import { planRows } from './plan-rows';

/** Records when the site was seen to show what plans have changed. Call it in the transaction that records what the site shows. */
export async function noteSeenPlans(
  strapi: Core.Strapi,
  before: Publication,
  { liveRevision, liveAt }: Publication,
): Promise<void> {
  if (liveRevision <= before.liveRevision || liveAt === null) return;
  await planRows(strapi).updateMany({
    where: { state: 'done', seenAt: { $null: true }, revision: { $lte: liveRevision } },
    data: { seenAt: new Date(liveAt) },
  });
}
