import { buildRedirectsPath } from '../../../contract/content/redirects';

export default {
  routes: [
    { method: 'GET', path: buildRedirectsPath.slice('/api'.length), handler: 'redirect.build' },
  ],
};
