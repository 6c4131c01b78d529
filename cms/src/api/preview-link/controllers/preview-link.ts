import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { pictureOfPreview, showPreview } from '../../../content/previews/show-preview';
import type { Preview, ShownPreviewPicture } from '../../../contract/content/preview';
import { previewBody, previewPictureBody } from '../../../contract/content/preview-bodies';
import { readBody } from '../../../contract/validate';
import { answer } from '../../../http/answer';
import { drawForPreview } from '../../../media/pictures/draw-preview';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** POST preview: the draft that a token is for. */
  async show(ctx: Context) {
    await answer(ctx, 200, async () => {
      const { token } = readBody(previewBody, ctx.request.body);
      return { result: (await showPreview(strapi, token)) satisfies Preview };
    });
  },

  /** POST preview/picture: one of its pictures. */
  async picture(ctx: Context) {
    await answer(ctx, 200, async () => {
      const { token, src } = readBody(previewPictureBody, ctx.request.body);
      const url = await pictureOfPreview(strapi, token, src);
      return { result: (await drawForPreview(strapi, url)) satisfies ShownPreviewPicture };
    });
  },
});
