import type { Core } from '@strapi/strapi';
import { holdLock } from './database-lock';

/** Ends the turn of each CMS that is starting. */
const turns = new WeakMap<Core.Strapi, () => Promise<void>>();

/**
 * Waits until no other process starts on the same database: Strapi makes its tables, its permissions and its first entries
 * without looking whether somebody else does. The turn lasts until `endTurn`, or until the process ends.
 */
export async function takeTurn(strapi: Core.Strapi): Promise<void> {
  if (strapi.db.dialect.client !== 'postgres') return;
  const transaction = await strapi.db.connection.transaction();
  turns.set(strapi, async () => {
    await transaction.commit();
  });
  await holdLock(strapi, transaction, 'start');
}

/** Lets the next process start. */
export async function endTurn(strapi: Core.Strapi): Promise<void> {
  const end = turns.get(strapi);
  turns.delete(strapi);
  await end?.();
}
