import type { Core } from '@strapi/strapi';
import { isObject } from '../contract/json';
import { neverChanged, type Publication } from './publication';

export const publicationType = 'api::publication.publication';

/** There is one row, and this is its name. */
export const site = { name: 'site' } as const;

/** A row as Strapi reads it; large numbers are texts. */
export function toPublication(row: unknown): Publication {
  if (!isObject(row)) return neverChanged;
  const number = (name: keyof Publication) => Number(row[name] ?? 0);
  const moment = (name: keyof Publication) => {
    const value = row[name] ?? null;
    return value === null ? null : Number(value);
  };
  const { reason } = row;
  return {
    changedRevision: number('changedRevision'),
    firstChangeAt: moment('firstChangeAt'),
    lastChangeAt: moment('lastChangeAt'),
    earlierChangeAt: moment('earlierChangeAt'),
    urgent: row.urgent === true,
    calledRevision: number('calledRevision'),
    calledAt: moment('calledAt'),
    claimedUntil: moment('claimedUntil'),
    buildingAt: moment('buildingAt'),
    hookTries: number('hookTries'),
    nextTryAt: moment('nextTryAt'),
    failedRevision: number('failedRevision'),
    failedAt: moment('failedAt'),
    reason: typeof reason === 'string' ? reason : null,
    liveRevision: number('liveRevision'),
    liveAt: moment('liveAt'),
  };
}

/** The current state, read without a lock. */
export async function readPublication(strapi: Core.Strapi): Promise<Publication> {
  const row: unknown = await strapi.db.query(publicationType).findOne({ where: site });
  return toPublication(row);
}
