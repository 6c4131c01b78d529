import type { Core } from '@strapi/strapi';
import { holdLock } from '../../setup/database-lock';
import { setInStore } from '../../strapi/store';
import { outgoingRows } from '../outgoing/outgoing-mail';
import type { DigestDay } from './digest-day';

const [type, name, key] = ['core', 'lead-digest', 'day'] as const;

const record = (strapi: Core.Strapi) => strapi.store({ type, name });

/** Whether a day's leads were looked at, also if there were none. */
export async function isDigestDone(strapi: Core.Strapi, { day }: DigestDay): Promise<boolean> {
  const last: unknown = await record(strapi).get({ key });
  return last === day;
}

/** Records that a day's leads were looked at. Inside a Strapi transaction, it joins it. */
export const noteDigest = (strapi: Core.Strapi, { day }: DigestDay): Promise<void> =>
  record(strapi).set({ key, value: day });

/**
 * Withdraws a digest that waits, since it may name somebody whose lead was deleted: it is then written anew. Call it in the
 * transaction that deletes leads. A digest that is being written meanwhile is waited for, and withdrawn, too.
 */
export async function withdrawDigest(
  strapi: Core.Strapi,
  transaction: Core.Strapi['db']['connection'],
): Promise<void> {
  await holdLock(strapi, transaction, 'digest');
  const digests = () => transaction(outgoingRows.table).where('kind', 'digest');
  const withdrawn = await digests().whereNotNull(outgoingRows.due).delete();
  if (withdrawn > 0) await setInStore(transaction, `${type}_${name}_${key}`, '');
  // An earlier release kept the words of a digest that had failed.
  await digests().whereNotNull('text').update({ subject: null, text: null });
}
