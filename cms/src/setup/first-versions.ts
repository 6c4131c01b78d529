import { setImmediate } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { contentTypes, type ShownType } from '../content/shown-types';
import { recordedAs } from '../content/versions/call-origin';
import { recordVersion, type Earlier } from '../content/versions/record-version';
import { versionTable, type Connection } from '../content/versions/version-rows';
import { field } from '../contract/json';
import { actorOf } from '../leads/inbox/admins';
import { storedMoment } from '../leads/kinds';
import { objectsOf } from '../strapi/untyped-rows';
import { holdLock } from './database-lock';

const record = (strapi: Core.Strapi) => strapi.store({ type: 'core', name: 'content-versions' });
const key = 'begun';

/** When an entry was saved last, and by whom. */
function savedBefore(row: unknown): Earlier {
  const admin = field(row, 'updatedBy');
  const by = typeof field(admin, 'id') === 'number' ? actorOf(admin) : undefined;
  return {
    at: storedMoment(field(row, 'updatedAt')),
    actor: by?.id ?? null,
    actorName: by?.name ?? null,
  };
}

async function idsWithout(strapi: Core.Strapi, uid: ShownType): Promise<string[]> {
  const rows: unknown = await strapi.db.query(uid).findMany({ select: ['documentId'] });
  const known: unknown[] = await strapi.db
    .connection(versionTable)
    .distinct('entry')
    .pluck('entry');
  const versioned = new Set(known);
  const ids = new Set(objectsOf(rows).map(({ documentId }) => String(documentId)));
  return [...ids].filter((id) => !versioned.has(id));
}

async function beginHistory(
  strapi: Core.Strapi,
  uid: ShownType,
  documentId: string,
): Promise<void> {
  await strapi.db.transaction(async ({ trx }: { trx: Connection }) => {
    await holdLock(strapi, trx, 'content');
    const rows: unknown[] = await strapi.db.query(uid).findMany({
      where: { documentId },
      orderBy: { updatedAt: 'desc' },
      populate: { updatedBy: true },
    });
    await recordVersion(strapi, trx, { uid, documentId }, savedBefore(rows[0]));
  });
}

/**
 * Gives the entries of an earlier release their first version: what is stored now, with the moment and the admin of its last
 * change. Each entry is one transaction; after an interruption, the next start continues.
 */
export async function writeFirstVersions(strapi: Core.Strapi): Promise<void> {
  if ((await record(strapi).get({ key })) === true) return;
  await recordedAs({ way: 'migration' }, async () => {
    for (const uid of Object.values(contentTypes)) {
      for (const documentId of await idsWithout(strapi, uid)) {
        await beginHistory(strapi, uid, documentId);
        await setImmediate();
      }
    }
  });
  await record(strapi).set({ key, value: true });
}
