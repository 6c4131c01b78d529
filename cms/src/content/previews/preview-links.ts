import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { ContentKind } from '../../contract/content/content-kind';
import {
  maxPreviewLinks,
  ownPreviewHours,
  previewPage,
  previewReaders,
  type EndedPreviews,
  type MadePreview,
  type PreviewLink,
  type PreviewReader,
} from '../../contract/content/preview';
import { Refusal } from '../../contract/errors';
import type { PageQuery } from '../../contract/list-query';
import type { EntryList } from '../../contract/panel';
import { activeAdmins } from '../../leads/inbox/admins';
import { every } from '../../operations/background/every';
import { readPublishingSettings } from '../../publishing/settings';
import { objectsOf, type Data } from '../../strapi/untyped-rows';
import { inContentTransaction } from '../edits/content-transaction';
import { adminOfCall } from '../edits/editor-name';
import { presentId } from '../edits/entry-place';
import { contentTypes } from '../shown-types';
import { signPreview, type PreviewClaims } from './preview-token';

const linkType = 'api::preview-link.preview-link';
const hourMs = 60 * 60 * 1_000;
const dayMs = 24 * hourMs;

/** What an admin needs to make a link, for as long as it is open. */
const mayEdit = {
  blog: 'plugin::web-admin.blog.update',
  faq: 'plugin::web-admin.faq.update',
} as const satisfies Record<ContentKind, string>;

interface Entry {
  kind: ContentKind;
  id: string;
}

interface NewLink {
  for: PreviewReader;
  days: number;
}

const open = () => ({ expiresAt: { $gt: new Date(Date.now()) } });

const timeOf = (value: unknown): number =>
  value instanceof Date || typeof value === 'string' ? new Date(value).getTime() : 0;

/** An admin has one link of their own to an entry, which each use of it prolongs. */
async function ownLink(strapi: Core.Strapi, { kind, id }: Entry, admin: number, expiresAt: Date) {
  const links = strapi.db.query(linkType);
  const where = { entryKind: kind, entry: id, admin, reader: 'me', ...open() };
  const [known] = objectsOf(await links.findMany({ where, limit: 1 }));
  if (known === undefined) return undefined;
  await links.update({ where: { id: known.id }, data: { expiresAt } });
  return String(known.documentId);
}

async function newLink(
  strapi: Core.Strapi,
  { kind, id }: Entry,
  row: { admin: number; reader: PreviewReader; expiresAt: Date },
): Promise<string> {
  const links = strapi.db.query(linkType);
  if ((await links.count({ where: { entry: id, ...open() } })) >= maxPreviewLinks) {
    throw new Refusal(
      'too_many_requests',
      `This entry has ${String(maxPreviewLinks)} open links already. End some of them on the screen Preview links first.`,
    );
  }
  const documentId = randomBytes(12).toString('hex');
  await links.create({
    data: { ...row, documentId, entryKind: kind, entry: id, createdAt: new Date(Date.now()) },
  });
  return documentId;
}

/**
 * Makes a link to an entry's draft.
 * @throws Refusal when the entry is gone or in the trash, has too many links, or the site's address is not set
 */
export async function makePreview(
  strapi: Core.Strapi,
  entry: Entry,
  { for: reader, days }: NewLink,
): Promise<MadePreview> {
  const { site } = readPublishingSettings();
  const admin = adminOfCall(strapi);
  if (site === undefined || admin === undefined) {
    throw new Refusal(
      'not_found',
      'There is no preview: the CMS does not know the site’s address.',
    );
  }
  // Whole seconds, as the token says it.
  const now = Math.floor(Date.now() / 1_000) * 1_000;
  const until = now + (reader === 'me' ? ownPreviewHours * hourMs : days * dayMs);
  const expiresAt = new Date(until);
  const link = await inContentTransaction(strapi, async () => {
    await presentId(strapi, contentTypes[entry.kind], { id: entry.id, version: undefined });
    const known = reader === 'me' ? await ownLink(strapi, entry, admin, expiresAt) : undefined;
    return known ?? newLink(strapi, entry, { admin, reader, expiresAt });
  });
  const token = signPreview({ link, kind: entry.kind, entry: entry.id, until });
  return { url: `${new URL(previewPage, site).href}#${token}`, until: expiresAt.toISOString() };
}

/** Whether a link is open: nobody has ended it, and who made it may still change the entry. */
export async function isOpen(strapi: Core.Strapi, claims: PreviewClaims): Promise<boolean> {
  const { link, kind, entry } = claims;
  const where = { documentId: link, entryKind: kind, entry, ...open() };
  const [row] = objectsOf(await strapi.db.query(linkType).findMany({ where, limit: 1 }));
  if (row === undefined) return false;
  const makers = await activeAdmins(strapi, {
    id: row.admin,
    roles: { permissions: { action: mayEdit[kind] } },
  });
  return makers.size > 0;
}

const kindIn = (row: Data): ContentKind => (row.entryKind === 'faq' ? 'faq' : 'blog');

/** The titles and questions of entries, by their ids. */
async function namesOf(strapi: Core.Strapi, rows: readonly Data[]): Promise<Map<string, string>> {
  const idsOf = (kind: ContentKind) =>
    rows.filter((row) => kindIn(row) === kind).map(({ entry }) => String(entry));
  const [blogs, faqs] = await Promise.all([
    strapi.documents(contentTypes.blog).findMany({
      status: 'draft',
      filters: { documentId: { $in: idsOf('blog') } },
      fields: ['title'],
    }),
    strapi.documents(contentTypes.faq).findMany({
      status: 'draft',
      filters: { documentId: { $in: idsOf('faq') } },
      fields: ['question'],
    }),
  ]);
  return new Map([
    ...blogs.map(({ documentId, title }): [string, string] => [documentId, title ?? '']),
    ...faqs.map(({ documentId, question }): [string, string] => [documentId, question ?? '']),
  ]);
}

/** One page of the open links to entries of some kinds, the newest first. */
export async function listPreviews(
  strapi: Core.Strapi,
  kinds: readonly ContentKind[],
  { page, pageSize }: PageQuery,
): Promise<EntryList<PreviewLink>> {
  const where = { entryKind: { $in: [...kinds] }, ...open() };
  const links = strapi.db.query(linkType);
  const found: unknown = await links.findMany({
    where,
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    offset: (page - 1) * pageSize,
    limit: pageSize,
  });
  const rows = objectsOf(found);
  const names = await namesOf(strapi, rows);
  const admins = await activeAdmins(strapi, { id: { $in: rows.map(({ admin }) => admin) } });
  const toLink = (row: Data): PreviewLink => ({
    _id: String(row.documentId),
    kind: kindIn(row),
    entry: String(row.entry),
    name: names.get(String(row.entry)) ?? '',
    by: admins.get(Number(row.admin))?.name ?? 'An account that is closed',
    for: previewReaders.find((reader) => reader === row.reader) ?? 'others',
    createdAt: new Date(timeOf(row.createdAt)).toISOString(),
    until: new Date(timeOf(row.expiresAt)).toISOString(),
  });
  const total = await links.count({ where });
  return { result: rows.map(toLink), pagination: { page, pageSize, total } };
}

/**
 * Ends a link to an entry of one of these kinds.
 * @throws Refusal when there is none
 */
export async function endPreview(
  strapi: Core.Strapi,
  kinds: readonly ContentKind[],
  documentId: string,
): Promise<void> {
  const where = { documentId, entryKind: { $in: [...kinds] } };
  const { count } = await strapi.db.query(linkType).deleteMany({ where });
  if (count > 0) return;
  throw new Refusal('not_found', 'There is no such link: it may have ended meanwhile.');
}

/** Ends all links to entries of these kinds. */
export async function endPreviews(
  strapi: Core.Strapi,
  kinds: readonly ContentKind[],
): Promise<EndedPreviews> {
  const where = { entryKind: { $in: [...kinds] } };
  const { count } = await strapi.db.query(linkType).deleteMany({ where });
  return { ended: count };
}

/** Deletes the links whose time is over. */
export async function deleteOverdue(strapi: Core.Strapi): Promise<void> {
  const where = { expiresAt: { $lte: new Date(Date.now()) } };
  await strapi.db.query(linkType).deleteMany({ where });
}

/** Starts deleting, every hour, the links whose time is over. */
export function startEndingPreviews(strapi: Core.Strapi): void {
  every(strapi, {
    name: 'Deleting ended links to previews',
    firstAfterSeconds: 60,
    everySeconds: 60 * 60,
    work: () => deleteOverdue(strapi),
  });
}
