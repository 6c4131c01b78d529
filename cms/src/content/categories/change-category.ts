import type { Core } from '@strapi/strapi';
import type { InferType } from 'yup';
import { categoryPath } from '../../contract/content/addresses';
import { addressKey } from '../../contract/content/redirect-path';
import type { categoryBody, CategoryChange } from '../../contract/content/redirects';
import { Refusal } from '../../contract/errors';
import { changeShown, changeSiteItself } from '../../publishing/note-changes';
import { objectsOf } from '../../strapi/untyped-rows';
import { inContentTransaction } from '../edits/content-transaction';
import { adminOfCall } from '../edits/editor-name';
import { redirectRows, redirectType, toRule } from '../redirects/redirect-rows';
import { leavesCategoryPath, moveCategory } from '../redirects/rules';
import { newerDrafts } from '../versions/newer-drafts';
import { contentSearchColumns } from '../searched-content';
import { categoryGroups, documentsOf, type CategoryGroup } from './categories';

const blogType = 'api::blog.blog';

type Body = InferType<typeof categoryBody>;

interface Plan {
  from: CategoryGroup;
  /** The category as it will be written. */
  name: string;
  /** Whether the site has a page of it, and one of the new name afterwards. */
  wasShown: boolean;
  isShown: boolean;
  change: CategoryChange;
}

/** The addresses that follow a category to another path. */
async function addressesOf(
  strapi: Core.Strapi,
  from: string,
  { to, wasShown }: { to: string; wasShown: boolean },
): Promise<string[]> {
  const where = { $or: [{ targetKey: addressKey(from) }, { entry: from }] };
  const rows: unknown = await strapi.db
    .query(redirectType)
    .findMany({ where, orderBy: { pathKey: 'asc' } });
  const leading = objectsOf(rows)
    .map((row) => toRule(row).path)
    .filter((path) => addressKey(path) !== addressKey(to));
  const leaves = await leavesCategoryPath(redirectRows(strapi), { from, wasShown });
  return leaves ? [from, ...leading] : leading;
}

/** @throws Refusal for a category that is gone, or a name that changes nothing */
async function planChange(strapi: Core.Strapi, body: Body): Promise<Plan> {
  const groups = await categoryGroups(strapi);
  const from = groups.find(({ path }) => path === categoryPath(body.from));
  if (from === undefined) {
    throw new Refusal('not_found', 'No article has this category any more.');
  }
  const path = categoryPath(body.to);
  const other = path === from.path ? undefined : groups.find((group) => group.path === path);
  // Articles join the other category as it is written there.
  const name = other?.name ?? body.to;
  if (from.rows.every(({ category }) => category === name)) {
    throw new Refusal('invalid_body', 'The category has this name already.');
  }
  const wasShown = from.rows.some(({ isLive }) => isLive);
  const isShown = wasShown || (other?.rows.some(({ isLive }) => isLive) ?? false);
  const leaves = path !== from.path;
  const addresses = leaves ? await addressesOf(strapi, from.path, { to: path, wasShown }) : [];
  return {
    from,
    name,
    wasShown,
    isShown,
    change: { articles: documentsOf(from.rows).size, addresses, merges: other !== undefined, path },
  };
}

/**
 * What a new name for a category would change.
 * @throws Refusal for a category that is gone, or a name that changes nothing
 */
export const previewCategory = async (strapi: Core.Strapi, body: Body): Promise<CategoryChange> =>
  (await planChange(strapi, body)).change;

/** Writes one row, with the columns that it is searched and sorted by. */
async function writeRow(strapi: Core.Strapi, id: number, category: string, updatedAt: Date) {
  const blogs = strapi.db.query(blogType);
  const found: unknown = await blogs.findOne({
    select: ['title', 'tag', 'description'],
    where: { id },
  });
  const [row] = objectsOf(found);
  if (row === undefined) return;
  const columns = contentSearchColumns('blogs', { ...row, category });
  await blogs.updateMany({ where: { id }, data: { category, updatedAt, ...columns } });
}

/**
 * Renames a category, or merges it into another, in all drafts and published versions, in one transaction. Its page and its
 * former addresses lead to the new one, even while it has no live article. An article that someone edits meanwhile has
 * another version afterwards; the order of lists stays.
 * @throws Refusal for a category that is gone, a name that changes nothing, and one of another category, unless `merge` is set
 */
export async function changeCategory(strapi: Core.Strapi, body: Body): Promise<CategoryChange> {
  return inContentTransaction(strapi, async () => {
    const { from, name, change, ...shown } = await planChange(strapi, body);
    if (change.merges && body.merge !== true) {
      throw new Refusal(
        'invalid_body',
        `There is a category "${name}" already. Merge the two, or choose another name.`,
      );
    }
    const actor = adminOfCall(strapi) ?? null;
    const now = new Date(Date.now());
    await changeShown(strapi, blogType, documentsOf(from.rows), async () => {
      const newer = await newerDrafts(strapi, blogType, [...documentsOf(from.rows)]);
      for (const { id } of from.rows) await writeRow(strapi, id, name, now);
      await strapi.db.query(blogType).updateMany({
        where: { documentId: { $in: [...newer] }, publishedAt: null },
        // The content manager, which compares times, goes on to show them as modified.
        data: { updatedAt: new Date(now.getTime() + 1) },
      });
      if (change.path === from.path) return;
      const move = () =>
        moveCategory(redirectRows(strapi), { from: from.path, to: change.path, ...shown, actor });
      // Former addresses lead to a page from now on, although no article on the site has changed.
      const isFound = shown.isShown && !shown.wasShown;
      await (isFound ? changeSiteItself(strapi, redirectType, move) : move());
    });
    return change;
  });
}
