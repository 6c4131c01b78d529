import type { Core } from '@strapi/strapi';
import type { InferType } from 'yup';
import { Refusal } from '../../contract/errors';
import type { PageQuery } from '../../contract/list-query';
import {
  maxManualRedirects,
  type BuildRedirect,
  type leaveBody,
  type Redirect,
  type redirectBody,
  type RedirectList,
  type RedirectOrigin,
} from '../../contract/content/redirects';
import {
  addressKey,
  isBad,
  readFrom,
  readTarget,
  tailOf,
  withTail,
} from '../../contract/content/redirect-path';
import { recordedAdmins, type Admins } from '../../leads/inbox/admins';
import { changeSiteItself } from '../../publishing/note-changes';
import { objectsOf, type Data } from '../../strapi/untyped-rows';
import { inContentTransaction } from '../edits/content-transaction';
import { adminOfCall } from '../edits/editor-name';
import { ownHosts } from './own-hosts';
import { redirectRows, redirectType, toRule } from './redirect-rows';
import { addRule, leadEntry, RedirectLoop, type Rule } from './rules';
import { articleAt, isPage, isServed } from './site-pages';

const refuse = (message: string) => new Refusal('invalid_body', message);

function toRedirect(row: Data, admins: Admins): Redirect {
  const { path, target, origin, actor } = toRule(row);
  const { documentId, createdAt } = row;
  const made = createdAt instanceof Date || typeof createdAt === 'string' ? createdAt : 0;
  return {
    _id: String(documentId),
    from: path,
    to: target,
    origin,
    createdAt: new Date(made).toISOString(),
    by: admins.get(actor ?? 0)?.name ?? null,
  };
}

export interface RedirectQuery extends PageQuery {
  search: string;
  origin: RedirectOrigin | undefined;
}

/** The text as it is written in a path. */
const asInPath = (search: string) => encodeURI(search).toLowerCase();

/** One page of the redirects, the newest first. */
export async function listRedirects(
  strapi: Core.Strapi,
  { page, pageSize, search, origin }: RedirectQuery,
): Promise<RedirectList> {
  const rows = strapi.db.query(redirectType);
  const text = { $contains: asInPath(search) };
  const where = {
    ...(search === '' ? {} : { $or: [{ pathKey: text }, { targetKey: text }] }),
    ...(origin === undefined ? {} : { origin }),
  };
  const found: unknown = await rows.findMany({
    where,
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    offset: (page - 1) * pageSize,
    limit: pageSize,
  });
  const total = await rows.count({ where });
  const listed = objectsOf(found);
  const admins = await recordedAdmins(
    strapi,
    listed.map((row) => toRule(row).actor),
  );
  const result = listed.map((row) => toRedirect(row, admins));
  const stored = await rows.count();
  return { result, pagination: { page, pageSize, total }, stored };
}

/** All redirects, for a build: sorted, so that the same ones always make the same file. */
export async function redirectsForBuild(strapi: Core.Strapi): Promise<BuildRedirect[]> {
  const rows: unknown = await strapi.db
    .query(redirectType)
    .findMany({ select: ['path', 'target'], orderBy: { pathKey: 'asc' } });
  return objectsOf(rows)
    .map(toRule)
    .map(({ path, target }) => [path, target]);
}

/** Where a redirect leads, and the live article that is there: the redirect follows it. */
type Destination = Pick<Rule, 'target' | 'entry'>;

/**
 * What a redirect to an address leads to: the address, or the end of the redirect that begins there.
 * @throws Refusal for an address that is not valid or at which nothing is
 */
async function readDestination(strapi: Core.Strapi, typed: string): Promise<Destination> {
  const target = readTarget(typed, ownHosts());
  if (isBad(target)) throw refuse(target.problem);
  if (!target.startsWith('/')) return { target, entry: null };
  const next = await redirectRows(strapi).find(addressKey(target));
  if (next !== undefined) {
    if (next.target === null) throw refuse(`The page at ${target} is gone: choose another one.`);
    // Followed to its end: no article that is not on the site is ever followed, so there are no circles.
    return {
      target: withTail(next.target, tailOf(target)),
      entry: (await articleAt(strapi, next.target)) ?? null,
    };
  }
  const entry = (await articleAt(strapi, target)) ?? null;
  if (entry !== null || (await isPage(strapi, target))) return { target, entry };
  throw refuse(`The site has no page at ${target}.`);
}

const gone: Destination = { target: null, entry: null };

/**
 * Adds a redirect that an admin has typed.
 * @throws Refusal for a path that cannot be one, that is a page or redirects already, for a target that is none, and for a
 * loop
 */
export async function addRedirect(
  strapi: Core.Strapi,
  body: InferType<typeof redirectBody>,
): Promise<Redirect> {
  const path = readFrom(body.from, ownHosts());
  if (isBad(path)) throw refuse(path.problem);
  return inContentTransaction(strapi, async () => {
    const rows = strapi.db.query(redirectType);
    if (await isServed(strapi, path)) {
      throw refuse(`The site itself answers at ${path}, so a redirect there would never be used.`);
    }
    const present = await redirectRows(strapi).find(addressKey(path));
    if (present !== undefined) {
      const where =
        present.target === null ? 'says that its page is gone' : `leads to ${present.target}`;
      throw refuse(`${present.path} already ${where}. Remove that redirect first.`);
    }
    if ((await rows.count({ where: { origin: 'manual' } })) >= maxManualRedirects) {
      throw refuse(
        `${String(maxManualRedirects)} redirects were added by hand already. Remove some first.`,
      );
    }
    const destination = body.gone === true ? gone : await readDestination(strapi, body.to ?? '');
    const actor = adminOfCall(strapi) ?? null;
    const rule = { ...destination, path, origin: 'manual', heir: null, actor } as const;
    await changeSiteItself(strapi, redirectType, () =>
      addRule(redirectRows(strapi), rule).catch((failure: unknown) => {
        if (failure instanceof RedirectLoop) throw refuse(failure.message);
        throw failure;
      }),
    );
    const found: unknown = await rows.findMany({ where: { pathKey: addressKey(path) }, limit: 1 });
    const [row] = objectsOf(found);
    if (row === undefined) throw new Error('The redirect was not stored.');
    return toRedirect(row, await recordedAdmins(strapi, [actor]));
  });
}

/**
 * Removes a redirect: its address then has no page.
 * @throws Refusal when it is gone
 */
export async function removeRedirect(strapi: Core.Strapi, documentId: string): Promise<void> {
  await inContentTransaction(strapi, () =>
    changeSiteItself(strapi, redirectType, async () => {
      const { count } = await strapi.db.query(redirectType).deleteMany({ where: { documentId } });
      if (count > 0) return;
      throw new Refusal(
        'not_found',
        'There is no such redirect: it may have been removed meanwhile.',
      );
    }),
  );
}

/** What the addresses of an article answer that is not on the site: that it is gone (410), or a redirect. */
export type LeftAddress = InferType<typeof leaveBody>;

/** @throws Refusal for a target that is no page of the site */
async function readHeir(strapi: Core.Strapi, { to = '' }: LeftAddress): Promise<Destination> {
  if (to === '') return gone;
  const destination = await readDestination(strapi, to);
  if (destination.target?.startsWith('/') === true) return destination;
  throw refuse('Choose a page of this site: only the Redirects screen can lead to another one.');
}

/**
 * Where the address of an article that is still on the site could lead once it is not, as `leaveAddress` takes it.
 * @throws Refusal for a target that is no page of the site, and for the article itself
 */
export async function readLeftAddress(
  strapi: Core.Strapi,
  documentId: string,
  to: string,
): Promise<string | null> {
  const { target, entry } = await readHeir(strapi, { to });
  if (entry !== documentId) return target;
  throw refuse('The address of an article cannot lead to itself: choose another page.');
}

/**
 * Says what the addresses of an article that was taken from the site answer from now on. Without a choice they stay as they
 * are: gone, unless somebody chose a target before. Call it in the content transaction that unpublished or deleted the
 * article, after that.
 * @param origin why it was taken from the site
 * @throws Refusal for a target that is no page
 */
export async function leaveAddress(
  strapi: Core.Strapi,
  documentId: string,
  origin: 'unpublish' | 'trash',
  choice: LeftAddress,
): Promise<void> {
  const rows = redirectRows(strapi);
  const isChosen = choice.gone === true || (choice.to ?? '') !== '';
  if (isChosen) {
    const { target, entry } = await readHeir(strapi, choice);
    await changeSiteItself(strapi, redirectType, async () => {
      await rows.setHeir(documentId, entry);
      await leadEntry(rows, documentId, target);
    });
  }
  await strapi.db.query(redirectType).updateMany({
    where: { entry: documentId, origin: { $in: ['unpublish', 'trash'] } },
    data: { origin },
  });
}
