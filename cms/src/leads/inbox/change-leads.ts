import type { Core } from '@strapi/strapi';
import { Refusal } from '../../contract/errors';
import type { LeftLead, ManyChanged } from '../../contract/leads/inbox-list';
import type { LeadForm } from '../../contract/leads/lead-forms';
import { leadKinds } from '../kinds';
import { changeLead, markSpam, type Work, type WorkChanges } from './change-lead';
import { deleteWithTimelines } from './timeline';

/** What to change of a lead. */
export interface LeadChange extends WorkChanges {
  form: LeadForm;
  id: string;
  spam?: boolean | undefined;
  /** The one that the caller has seen, if the caller names it. */
  version?: string | undefined;
}

/** @returns the lead's revision after it */
async function changeOne(
  strapi: Core.Strapi,
  work: Work,
  { state, owner, spam, version }: LeadChange,
): Promise<number> {
  const revision = await changeLead(strapi, work, { state, owner }, version);
  return spam === undefined ? revision : markSpam(strapi, work, spam, version);
}

function leftLead(strapi: Core.Strapi, id: string, failure: unknown): LeftLead {
  if (failure instanceof Refusal) return { id, code: failure.code, message: failure.message };
  strapi.log.error(failure);
  const message = 'This lead could not be changed. Please try again.';
  return { id, code: 'internal', message };
}

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
      const revision = await strapi.db.transaction(() =>
        changeOne(strapi, { form, id, actor }, change),
      );
      changed.done.push({ id, version: String(revision) });
    } catch (failure) {
      changed.failed.push(leftLead(strapi, id, failure));
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
  strapi: Core.Strapi,
  leads: readonly LeadName[],
): Promise<number> {
  return strapi.db.connection.transaction(async (transaction: Core.Strapi['db']['connection']) => {
    let deleted = 0;
    for (const form of new Set(leads.map((lead) => lead.form))) {
      const { table } = leadKinds[form];
      const named = leads.filter((lead) => lead.form === form).map(({ id }) => id);
      const ids = await transaction(table).whereIn('document_id', named).pluck('id');
      deleted += await deleteWithTimelines(strapi, transaction, table, ids.map(Number));
    }
    return deleted;
  });
}
