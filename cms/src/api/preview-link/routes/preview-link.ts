import { previewPath, previewPicturePath } from '../../../contract/content/preview';

const base = '/api';

export default {
  routes: [
    { method: 'POST', path: previewPath.slice(base.length), handler: 'preview-link.show' },
    {
      method: 'POST',
      path: previewPicturePath.slice(base.length),
      handler: 'preview-link.picture',
    },
  ],
};
