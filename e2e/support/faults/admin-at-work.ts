import { setTimeout as wait } from 'node:timers/promises';
import { inboxPath, leadPath, type LeadForm } from '../api/api';
import { record, records, send } from '../api/send';
import { admin } from './parts/cms-part';
import type { LeadSystem } from './lead-system';
import type { Random } from './random';
import { logIn, type Reader } from './stored/stored-leads';

/** A change that the CMS has confirmed. */
export interface StateChange {
  lead: string;
  state: string;
}

/** A lead in the list of the panel. */
interface Listed {
  form: LeadForm;
  id: string;
  state: string;
}

/** The leads of the first page; none while the system does not answer. */
async function newest({ cmsUrl, token }: Reader): Promise<Listed[]> {
  const answer = await send(`${cmsUrl}${inboxPath}?view=open`, { token }).catch(() => undefined);
  return records(record(answer?.body).result).map(({ _id, form, state }) => ({
    form: form === 'createcontactus' ? form : 'createrequestdemo',
    id: String(_id),
    state: String(state),
  }));
}

/**
 * Lets an admin take leads up and put them back, and repeat each change until it is confirmed. A lead is never answered: its
 * visitor would get no receipt any more.
 * @returns ends it; gives the changes in their order
 */
export function keepWorking(
  system: Pick<LeadSystem, 'cmsUrl'>,
  random: Random,
): () => Promise<StateChange[]> {
  const changes: StateChange[] = [];
  let working = true;

  async function change(reader: Reader, { form, id, state: before }: Listed): Promise<void> {
    const state = before === 'open' ? 'in_progress' : 'open';
    const call = { method: 'PATCH', token: reader.token, json: { state } };
    for (;;) {
      const answer = await send(`${reader.cmsUrl}${leadPath(form, id)}`, call).catch(
        () => undefined,
      );
      if (answer?.status === 200) break;
      if (answer !== undefined && answer.status < 500) {
        throw new Error(`A change was refused with ${String(answer.status)}.`);
      }
      await wait(200);
    }
    changes.push({ lead: id, state });
  }

  async function work(): Promise<void> {
    const reader = await logIn(system.cmsUrl, admin);
    while (working) {
      const leads = await newest(reader);
      if (leads.length > 0) await change(reader, random.pick(leads));
      await wait(random.whole(0, 300));
    }
  }

  const done = work();
  return async () => {
    working = false;
    await done;
    return changes;
  };
}
