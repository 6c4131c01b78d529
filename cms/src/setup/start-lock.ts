import type { Core } from '@strapi/strapi';
import { holdLock } from './database-lock';

/** Releases the lock of each CMS that is starting. */
const releases = new WeakMap<Core.Strapi, () => Promise<void>>();

/**
 * Waits until no other process is starting on the same database: Strapi creates its tables, permissions and first entries
 * without checking whether another process does. The lock is held until `releaseStartLock`, or until the process ends.
 */
export async function acquireStartLock(strapi: Core.Strapi): Promise<void> {
  if (strapi.db.dialect.client !== 'postgres') return;
  const transaction = await strapi.db.connection.transaction();
  releases.set(strapi, async () => {
    await transaction.commit();
  });
  await holdLock(strapi, transaction, 'start');
}

/** Lets the next process start. */
export async function releaseStartLock(strapi: Core.Strapi): Promise<void> {
  const release = releases.get(strapi);
  releases.delete(strapi);
  await release?.();
}
