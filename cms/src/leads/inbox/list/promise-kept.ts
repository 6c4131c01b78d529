import type { Core } from '@strapi/strapi';
import { keptDays, type InboxSummary } from '../../../contract/leads/inbox-list';
import { leadForms } from '../../../contract/leads/lead-forms';
import { acceptedBefore } from './accepted-period';
import type { Admins } from '../admins';
import { countUpTo, findIds } from './find-leads';
import { readInboxLeads } from './inbox-leads';
import { doneStates, openStates, type Selection, type Viewer } from './selection';

const dayMs = 24 * 60 * 60 * 1_000;

/** More than anybody reads. */
const maxBroken = 100;

/** How the promises were kept that fell due in the last days, of leads that are not suspected. */
export async function readPromise(
  strapi: Core.Strapi,
  { now, calendar }: Viewer,
  admins: Admins,
): Promise<InboxSummary['promise']> {
  const due = { from: new Date(now.getTime() - keptDays * dayMs), before: now };
  const fellDue = leadForms.map((form): Selection => {
    const acceptedForDue = acceptedBefore(form, due.before, calendar);
    return { form, suspicions: [null], due, acceptedForDue };
  });
  // A lead that an upgrade closed has no time at which it was done: nobody knows whether in time. Only the index of states has
  // it, in the order of acceptance.
  const done = fellDue.map((selection): Selection => {
    return { ...selection, inOrder: true, states: doneStates };
  });
  const lists = {
    kept: done.map((selection): Selection => ({ ...selection, done: 'in time' })),
    broken: [
      ...done.map((selection): Selection => ({ ...selection, done: 'late' })),
      ...fellDue.map((selection) => ({ ...selection, states: openStates })),
    ],
  };
  const { kept, broken } = await countUpTo(strapi, lists);
  const found = broken === 0 ? [] : await findIds(strapi, lists.broken, { limit: maxBroken });
  return { kept, broken, brokenLeads: await readInboxLeads(strapi, found, admins) };
}
