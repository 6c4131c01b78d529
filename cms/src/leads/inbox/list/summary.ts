import type { Core } from '@strapi/strapi';
import { maxCounted, type InboxSummary, type InboxView } from '../../../contract/leads/inbox-list';
import { leadForms } from '../../../contract/leads/lead-forms';
import { countUpTo } from './find-leads';
import { readPromise } from './promise-kept';
import { inboxRevision } from '../revision';
import { selectionOf } from './selection';
import { readViewer } from './viewer';

/** The inbox at a glance, as an account sees it. */
export async function readSummary(strapi: Core.Strapi, caller: number): Promise<InboxSummary> {
  // First: what changes while the rest is read has to change the revision that is seen next.
  const revision = await inboxRevision(strapi);
  const { viewer, admins } = await readViewer(strapi, caller, { needsGone: true });
  const selections = (view: InboxView) => leadForms.map((form) => selectionOf(view, form, viewer));
  const views = {
    open: selections('open'),
    mine: selections('mine'),
    nobody: selections('nobody'),
    due_today: selections('due_today'),
    late: selections('late'),
    answered: selections('answered'),
    closed: selections('closed'),
    suspected: selections('suspected'),
    all: selections('all'),
  };
  return {
    counts: await countUpTo(strapi, views, maxCounted),
    promise: await readPromise(strapi, viewer, admins),
    revision,
    now: viewer.now.toISOString(),
    zone: viewer.calendar.zone,
  };
}
