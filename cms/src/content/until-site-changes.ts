import type { Core } from '@strapi/strapi';
import { readPublication } from '../publishing/read-publication';

/**
 * Keeps what was computed from the content that the site shows until that content changes: every change of it, in any process,
 * counts the revision on.
 */
export function untilSiteChanges<T>(compute: (strapi: Core.Strapi) => Promise<T>) {
  const kept = new WeakMap<Core.Strapi, { revision: number; value: Promise<T> }>();
  return async (strapi: Core.Strapi): Promise<T> => {
    const { changedRevision: revision } = await readPublication(strapi);
    const last = kept.get(strapi);
    if (last?.revision === revision) return last.value;
    const value = compute(strapi);
    kept.set(strapi, { revision, value });
    // A failure is not kept.
    value.catch(() => kept.delete(strapi));
    return value;
  };
}
