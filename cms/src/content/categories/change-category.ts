import type { Core } from '@strapi/strapi';
import type { InferType } from 'yup';
import { categoryPath } from '../../contract/content/addresses';
import { addressKey } from '../../contract/content/redirect-path';
import type { categoryBody, CategoryChange } from '../../contract/content/redirects';
import { Refusal } from '../../contract/errors';
import { changeShown } from '../../publishing/note-changes';
import { objectsOf } from '../../strapi/untyped-rows';
import { inContentTransaction } from '../edits/content-transaction';
import { currentEditor } from '../edits/editor-name';
import { redirectRows, redirectType, toRule } from '../redirects/redirect-rows';
import { addRule } from '../redirects/rules';
import { contentSearchColumns } from '../searched-content';
import { categoryGroups, documentsOf, type CategoryGroup } from './categories';

const blogType = 'api::blog.blog';

type Body = InferType<typeof categoryBody>;

interface Plan {
  from: CategoryGroup;
  /** The category as it will be written. */
  name: string;
  change: CategoryChange;
}

/** The addresses of redirects that lead to an address. */
async function leadingTo(strapi: Core.Strapi, address: string): Promise<string[]> {
  const rows: unknown = await strapi.db
    .query(redirectType)
    .findMany({ where: { targetKey: addressKey(address) }, orderBy: { pathKey: 'asc' } });
  return objectsOf(rows).map((row) => toRule(row).path);
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
  const isShown = from.rows.some(({ isLive }) => isLive);
  const leaves = isShown && path !== from.path;
  const addresses = leaves ? [from.path, ...(await leadingTo(strapi, from.path))] : [];
  return {
    from,
    name,
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

/** Those of the articles that have a newer draft. */
async function withNewerDraft(strapi: Core.Strapi, documentIds: ReadonlySet<string>) {
  const filters = { documentId: { $in: [...documentIds] } };
  const rows = await strapi.documents(blogType).findMany({
    status: 'draft',
    publicationFilter: 'modified',
    filters,
    fields: ['documentId'],
  });
  return rows.map(({ documentId }) => documentId);
}

/**
 * Renames a category, or merges it into another, in all drafts and published versions, in one transaction. Its page leads to
 * the new one. An article that someone edits meanwhile has another version afterwards; the order of lists stays.
 * @throws Refusal for a category that is gone, a name that changes nothing, and one of another category, unless `merge` is set
 */
export async function changeCategory(strapi: Core.Strapi, body: Body): Promise<CategoryChange> {
  return inContentTransaction(strapi, async () => {
    const { from, name, change } = await planChange(strapi, body);
    if (change.merges && body.merge !== true) {
      throw new Refusal(
        'invalid_body',
        `There is a category "${name}" already. Merge the two, or choose another name.`,
      );
    }
    const by = currentEditor(strapi);
    const now = new Date(Date.now());
    await changeShown(strapi, blogType, documentsOf(from.rows), async () => {
      const newer = await withNewerDraft(strapi, documentsOf(from.rows));
      for (const { id } of from.rows) await writeRow(strapi, id, name, now);
      await strapi.db.query(blogType).updateMany({
        where: { documentId: { $in: newer }, publishedAt: null },
        // They stay newer than what is published.
        data: { updatedAt: new Date(now.getTime() + 1) },
      });
      const rows = redirectRows(strapi);
      if (change.addresses.length === 0) return;
      await rows.remove([addressKey(change.path)]);
      await addRule(rows, {
        path: from.path,
        target: change.path,
        origin: 'category',
        entry: null,
        heir: null,
        by,
      });
    });
    return change;
  });
}
