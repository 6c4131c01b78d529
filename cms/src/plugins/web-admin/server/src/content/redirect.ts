import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import {
  addRedirect,
  listRedirects,
  removeRedirect,
} from '../../../../../content/redirects/manage-redirects';
import { answer, pageQuery, queryValue } from '../../../../../http/answer';
import { answerDeleted } from '../../../../../http/answer-entry';
import {
  readBody,
  readSearch,
  redirectBody,
  redirectOrigins,
  readOptionalChoice,
  type Entry,
  type Redirect,
  type RedirectOrigin,
} from '../../../api';

/** Reads `?origin=` of the list. @throws Refusal when no redirect can have it */
const originIn = (ctx: Context): RedirectOrigin | undefined =>
  readOptionalChoice('origin', queryValue(ctx, 'origin'), redirectOrigins);

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** GET redirects: a page of them, the newest first. */
  async list(ctx: Context) {
    await answer(ctx, 200, () =>
      listRedirects(strapi, {
        ...pageQuery(ctx),
        search: readSearch(queryValue(ctx, 'search')),
        origin: originIn(ctx),
      }),
    );
  },

  /** POST redirects: a new one. */
  async create(ctx: Context) {
    await answer(ctx, 201, async () => {
      const body = readBody(redirectBody, ctx.request.body);
      return { result: await addRedirect(strapi, body) } satisfies Entry<Redirect>;
    });
  },

  /** DELETE redirects/:id */
  async remove(ctx: Context) {
    await answerDeleted(ctx, (id) => removeRedirect(strapi, id));
  },
});
