import type { Core } from '@strapi/strapi';
import type { InferType } from 'yup';
import { Refusal } from '../../contract/errors';
import type { PageQuery } from '../../contract/list-query';
import type {
  BuildRedirect,
  Redirect,
  redirectBody,
  RedirectList,
  RedirectOrigin,
} from '../../contract/content/redirects';
import { addressKey, isBad, readFrom, readTarget } from '../../contract/content/redirect-path';
import { changeSiteItself } from '../../publishing/note-changes';
import { objectsOf, type Data } from '../../strapi/untyped-rows';
import { inContentTransaction } from '../edits/content-transaction';
import { currentEditor } from '../edits/editor-name';
import { ownHosts } from './own-hosts';
import { redirectRows, redirectType, toRule } from './redirect-rows';
import { addRule, RedirectLoop } from './rules';
import { articleAt, isPage, isServed } from './site-pages';

/** Of those that admins write. Hosts read every rule of a deploy, and advise to stay below 10,000. */
const maxRedirects = 8_000;

const refuse = (message: string) => new Refusal('invalid_body', message);

function toRedirect(row: Data): Redirect {
  const { path, target, origin, by } = toRule(row);
  const { documentId, createdAt } = row;
  const made = createdAt instanceof Date || typeof createdAt === 'string' ? createdAt : 0;
  return {
    _id: String(documentId),
    from: path,
    to: target,
    origin,
    createdAt: new Date(made).toISOString(),
    by,
  };
}

export interface RedirectQuery extends PageQuery {
  search: string;
  origin: RedirectOrigin | undefined;
}

/** The text as it stands in a path. */
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
  return { result: objectsOf(found).map(toRedirect), pagination: { page, pageSize, total } };
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

/**
 * What an address leads to if a redirect points there: the address itself, or the end of the redirect that begins there.
 * @throws Refusal for an address that is not valid or at which nothing is
 */
async function readDestination(strapi: Core.Strapi, typed: string): Promise<string> {
  const target = readTarget(typed, ownHosts());
  if (isBad(target)) throw refuse(target.problem);
  if (!target.startsWith('/')) return target;
  const next = await redirectRows(strapi).find(addressKey(target));
  if (next !== undefined) {
    if (next.target !== null) return target;
    throw refuse(`The page at ${target} is gone: choose another one.`);
  }
  if (await isPage(strapi, target)) return target;
  throw refuse(`The site has no page at ${target}.`);
}

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
    if ((await rows.count()) >= maxRedirects) {
      throw refuse(`There are ${String(maxRedirects)} redirects already. Remove some first.`);
    }
    const target = body.gone === true ? null : await readDestination(strapi, body.to ?? '');
    const entry = target === null ? null : ((await articleAt(strapi, target)) ?? null);
    const rule = { path, target, origin: 'manual', entry, by: currentEditor(strapi) } as const;
    await changeSiteItself(strapi, redirectType, () =>
      addRule(redirectRows(strapi), rule).catch((failure: unknown) => {
        if (failure instanceof RedirectLoop) throw refuse(failure.message);
        throw failure;
      }),
    );
    const found: unknown = await rows.findMany({ where: { pathKey: addressKey(path) }, limit: 1 });
    const [row] = objectsOf(found);
    if (row === undefined) throw new Error('The redirect was not stored.');
    return toRedirect(row);
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

/** What the former address of an entry answers: that its page is gone (410), or a redirect. */
export type LeftAddress = { gone: true } | { to: string };

/**
 * Says what the addresses of an article that was taken from the site answer from now on; until then they say that the page
 * is gone. Call it in the content transaction that unpublished or deleted the article, after that.
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
  const wanted = 'to' in choice ? await readDestination(strapi, choice.to) : null;
  const next = wanted === null ? undefined : await rows.find(addressKey(wanted));
  await changeSiteItself(strapi, redirectType, async () => {
    await rows.retargetEntry(documentId, next === undefined ? wanted : next.target);
    await strapi.db.query(redirectType).updateMany({
      where: { entry: documentId, origin: { $in: ['unpublish', 'trash'] } },
      data: { origin },
    });
  });
}
