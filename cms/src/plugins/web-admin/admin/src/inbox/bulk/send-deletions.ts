import { deleteLeadsPath, field, type InboxLead, type ManyDeleted } from '../../../../api';
import { toFailed, type Outcome } from '../../requests/outcome';
import { sendChange } from '../../requests/use-write';
import { accessToken } from '../../strapi/session-events';
import { namedLead } from './changes';

const isManyDeleted = (data: unknown): data is ManyDeleted =>
  Array.isArray(field(data, 'done')) && Array.isArray(field(data, 'failed'));

/** Sends deletions although the page may be closing: the browser finishes the call without it. */
async function sendClosing(body: object): Promise<Outcome<ManyDeleted>> {
  try {
    const answer = await fetch(deleteLeadsPath, {
      method: 'POST',
      keepalive: true,
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${accessToken() ?? ''}`,
      },
      body: JSON.stringify(body),
    });
    const data: unknown = await answer.json();
    return isManyDeleted(data) ? { ok: true, data } : toFailed({ response: { data } });
  } catch (failure) {
    return toFailed(failure);
  }
}

/**
 * Deletes leads; never throws.
 * @param closing whether the page may be closing
 */
export function sendDeletions(
  leads: readonly InboxLead[],
  closing: boolean,
): Promise<Outcome<ManyDeleted>> {
  const body = { leads: leads.map(namedLead) };
  return closing
    ? sendClosing(body)
    : sendChange<ManyDeleted>({ method: 'POST', url: deleteLeadsPath, body });
}
