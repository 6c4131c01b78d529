import type { Core } from '@strapi/strapi';
import type { ShownType } from '../content/shown-types';
import { newerDrafts } from '../content/versions/newer-drafts';
import { articlePath, faqPath } from '../contract/content/addresses';
import { isObject } from '../contract/json';
import { entryState, type EntryState } from '../contract/content/entry-state';
import type { EntryPublishing } from '../contract/content/publishing';
import { entryName } from './builds/entry-name';
import { readPublication } from './read-publication';
import { readPublishingSettings } from './settings';
import { entryStatus } from './status';

/** An entry's state, and that on the site: whether the site should show it, and whether it does. */
export type OnSite = { published: boolean; state: EntryState } & EntryPublishing;

/** The draft of an entry. */
interface Draft {
  documentId: string;
  trashedAt?: string | Date | null;
}

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
 * Reads the states of some entries of one type.
 * @returns a function that gives the state of one of them
 */
export async function entriesOnSite(
  strapi: Core.Strapi,
  uid: ShownType,
  drafts: readonly Draft[],
): Promise<(draft: Draft) => OnSite> {
  const names = drafts.map(({ documentId }) => entryName(uid, documentId));
  const published = await publishedAmong(strapi, uid, drafts);
  const revisions = await revisionsOf(strapi, names);
  const newer = await newerDrafts(
    strapi,
    uid,
    drafts.map(({ documentId }) => documentId),
  );
  const state = await readPublication(strapi);
  const { site } = readPublishingSettings();
  return (draft) => {
    const { documentId } = draft;
    const version = published.get(documentId);
    const isPublished = version !== undefined;
    const publishing = entryStatus(state, revisions.get(entryName(uid, documentId)), isPublished);
    const isLive = isPublished && publishing === 'live' && site !== undefined;
    return {
      published: isPublished,
      state: entryState({
        trashed: (draft.trashedAt ?? null) !== null,
        published: isPublished,
        newer: newer.has(documentId),
      }),
      ...(publishing === undefined ? {} : { publishing }),
      ...(isLive ? { siteUrl: new URL(sitePath(uid, version), site).href } : {}),
    };
  };
}

/** A published version. */
interface Version {
  documentId: string;
  slug?: string | null;
}

/** Where the site shows an entry. */
const sitePath = (uid: ShownType, { documentId, slug = null }: Version): string =>
  uid === 'api::blog.blog' ? articlePath({ documentId, slug }) : faqPath(documentId);

/** The published versions of those of the entries that the site should show, by their ids. */
async function publishedAmong(
  strapi: Core.Strapi,
  uid: ShownType,
  entries: readonly Draft[],
): Promise<ReadonlyMap<string, Version>> {
  const filters = { documentId: { $in: entries.map(({ documentId }) => documentId) } };
  const published =
    uid === 'api::blog.blog'
      ? await strapi
          .documents(uid)
          .findMany({ status: 'published', filters, fields: ['documentId', 'slug'] })
      : await strapi
          .documents(uid)
          .findMany({ status: 'published', filters, fields: ['documentId'] });
  return new Map(published.map((version) => [version.documentId, version]));
}
