import type { Core } from '@strapi/strapi';
import { isObject } from '../contract/json';
import type { EntryPublishing } from '../contract/content/publishing';
import { entryName, type ShownType } from './note-changes';
import { readPublication } from './read-publication';
import { entryStatus } from './status';

/** An entry's state on the site: whether the site should show it, and whether it does. */
export type OnSite = { published: boolean } & EntryPublishing;

const isNoted = (row: unknown): row is { entry: string; revision: unknown } =>
  isObject(row) && typeof row.entry === 'string' && 'revision' in row;

/** The revisions of the last changes of entries, by entry name. */
async function revisionsOf(strapi: Core.Strapi, names: string[]): Promise<Map<string, number>> {
  const rows: unknown = await strapi.db
    .query('api::publication-entry.publication-entry')
    .findMany({ select: ['entry', 'revision'], where: { entry: { $in: names } } });
  const noted = [rows].flat().filter(isNoted);
  return new Map(noted.map(({ entry, revision }) => [entry, Number(revision)]));
}

/**
 * Reads the state on the site of some entries of one type.
 * @returns a function that gives the state of one of them by its id
 */
export async function entriesOnSite(
  strapi: Core.Strapi,
  uid: ShownType,
  entries: readonly { documentId: string }[],
): Promise<(documentId: string) => OnSite> {
  const names = entries.map(({ documentId }) => entryName(uid, documentId));
  const published = await publishedAmong(strapi, uid, entries);
  const revisions = await revisionsOf(strapi, names);
  const state = await readPublication(strapi);
  return (documentId) => {
    const isPublished = published.has(documentId);
    const publishing = entryStatus(state, revisions.get(entryName(uid, documentId)), isPublished);
    return { published: isPublished, ...(publishing === undefined ? {} : { publishing }) };
  };
}

/** The ids of those of the entries that the site shows. */
async function publishedAmong(
  strapi: Core.Strapi,
  uid: 'api::blog.blog' | 'api::faq.faq',
  entries: readonly { documentId: string }[],
): Promise<ReadonlySet<string>> {
  const ids = entries.map(({ documentId }) => documentId);
  const published = await strapi.documents(uid).findMany({
    status: 'published',
    filters: { documentId: { $in: ids } },
    fields: ['documentId'],
  });
  return new Set(published.map(({ documentId }) => documentId));
}
