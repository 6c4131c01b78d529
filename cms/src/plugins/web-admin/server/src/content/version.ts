import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { listVersions, readVersion } from '../../../../../content/versions/read-versions';
import { restoreVersion } from '../../../../../content/versions/restore-version';
import { answer, pageQuery } from '../../../../../http/answer';
import { expectedVersion, pathId } from '../../../../../http/answer-entry';
import {
  field,
  Refusal,
  type Restored,
  type Version,
  type ContentKind,
  type VersionList,
} from '../../../api';

/** How many versions a page of the list has if the caller names no number. */
const pageSize = 50;

/** The number of a version in the path. @throws Refusal 404 when no version can have it */
function versionNumber(ctx: Context): number {
  const number: unknown = field(ctx.params, 'number');
  if (typeof number === 'string' && /^[1-9]\d{0,8}$/.test(number)) return Number(number);
  throw new Refusal('not_found', 'There is no such version.');
}

/** The handlers for the versions of entries of one kind. */
const versionsOf = (strapi: Core.Strapi, kind: ContentKind) => ({
  list: async (ctx: Context) => {
    await answer(ctx, 200, async () => {
      const query = pageQuery(ctx, pageSize);
      return (await listVersions(strapi, { kind, id: pathId(ctx) }, query)) satisfies VersionList;
    });
  },
  read: async (ctx: Context) => {
    await answer(ctx, 200, async () => {
      const version = await readVersion(strapi, { kind, id: pathId(ctx) }, versionNumber(ctx));
      return { result: version satisfies Version };
    });
  },
  restore: async (ctx: Context) => {
    await answer(ctx, 200, async () => {
      const entry = { kind, id: pathId(ctx) };
      const number = versionNumber(ctx);
      const restored = await restoreVersion(strapi, entry, number, expectedVersion(ctx));
      return { result: restored satisfies Restored };
    });
  },
});

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const [blog, faq] = [versionsOf(strapi, 'blog'), versionsOf(strapi, 'faq')];
  return {
    /** GET blogs/:id/versions, faqs/:id/versions: a page of the versions, newest first. */
    blogList: blog.list,
    faqList: faq.list,
    /** GET …/versions/:number: one version with its fields. */
    blogRead: blog.read,
    faqRead: faq.read,
    /** POST …/versions/:number/restore: makes a version the draft. */
    blogRestore: blog.restore,
    faqRestore: faq.restore,
  };
};
