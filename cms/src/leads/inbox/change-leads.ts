import type { Core } from '@strapi/strapi';
import { Refusal } from '../../contract/errors';
import type { ManyChanged } from '../../contract/leads/inbox-list';
import type { LeadForm } from '../../contract/leads/lead-forms';
import { leadKinds } from '../kinds';
import { changeLead, markSpam, type Work, type WorkChanges } from './change-lead';
import { deleteWithTimelines } from './timeline';

/** What to change of a lead. */
export interface LeadChange extends WorkChanges {
  form: LeadForm;
  id: string;
  spam?: boolean | undefined;
}

async function changeOne(
  strapi: Core.Strapi,
  work: Work,
  { state, owner, spam }: LeadChange,
): Promise<void> {
  await changeLead(strapi, work, { state, owner }, undefined);
  if (spam !== undefined) await markSpam(strapi, work, spam);
}

const notChanged = 'This lead could not be changed. Please try again.';

/** Changes leads one by one. Those that cannot be changed do not keep others from being changed. */
export async function changeLeads(
  strapi: Core.Strapi,
  actor: Work['actor'],
  changes: readonly LeadChange[],
): Promise<ManyChanged> {
  const changed: ManyChanged = { done: [], failed: [] };
  for (const change of changes) {
    const { form, id } = change;
    try {
      // One transaction: the lead has all changes or none.
      await strapi.db.transaction(() => changeOne(strapi, { form, id, actor }, change));
      changed.done.push(id);
    } catch (failure) {
      const isRefusal = failure instanceof Refusal;
      if (!isRefusal) strapi.log.error(failure);
      changed.failed.push({ id, message: isRefusal ? failure.message : notChanged });
    }
  }
  return changed;
}

/** A lead, as its address names it. */
export interface LeadName {
  form: LeadForm;
  id: string;
}

/**
 * Deletes leads with their timelines, all of them or none.
 * @returns how many there were
 */
export async function deleteLeads(
  { db }: Core.Strapi,
  leads: readonly LeadName[],
): Promise<number> {
  return db.connection.transaction(async (transaction: Core.Strapi['db']['connection']) => {
    let deleted = 0;
    for (const form of new Set(leads.map((lead) => lead.form))) {
      const { table } = leadKinds[form];
      const named = leads.filter((lead) => lead.form === form).map(({ id }) => id);
      const ids = await transaction(table).whereIn('document_id', named).pluck('id');
      deleted += await deleteWithTimelines(transaction, table, ids.map(Number));
    }
    return deleted;
  });
}
