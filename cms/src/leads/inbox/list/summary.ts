import type { Core } from '@strapi/strapi';
import { maxCounted, type InboxSummary, type InboxView } from '../../../contract/leads/inbox-list';
import { leadForms } from '../../../contract/leads/lead-forms';
import { countUpTo } from './find-leads';
import { readPromise } from './promise-kept';
import type { Admins } from '../admins';
import { inboxRevision } from '../revision';
import { selectionOf, type Viewer } from './selection';
import { readViewer } from './viewer';

const minuteMs = 60_000;

/** What is known about the promise, and for which revision and minute. */
const known = new WeakMap<Core.Strapi, { of: string; promise: InboxSummary['promise'] }>();

/** Reads all leads of a month, and panels ask every few seconds: once a minute is enough while no lead changes. */
async function promiseAt(
  strapi: Core.Strapi,
  revision: string,
  { viewer, admins }: { viewer: Viewer; admins: Admins },
): Promise<InboxSummary['promise']> {
  const of = `${revision} ${String(Math.floor(viewer.now.getTime() / minuteMs))}`;
  const last = known.get(strapi);
  if (last?.of === of) return last.promise;
  const promise = await readPromise(strapi, viewer, admins);
  known.set(strapi, { of, promise });
  return promise;
}

/** The inbox at a glance, as an account sees it. */
export async function readSummary(strapi: Core.Strapi, caller: number): Promise<InboxSummary> {
  // First: what changes while the rest is read has to change the revision that is seen next.
  const revision = await inboxRevision(strapi);
  const reading = await readViewer(strapi, caller, { needsGone: true });
  const { viewer } = reading;
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
    promise: await promiseAt(strapi, revision, reading),
    revision,
    now: viewer.now.toISOString(),
    zone: viewer.calendar.zone,
  };
}
