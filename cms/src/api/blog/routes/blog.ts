import { endpoints } from '../../../contract/endpoints';

const { allblogs, fetchblogsbycategory } = endpoints;

export default {
  routes: [
    { method: allblogs.method, path: `/${allblogs.path}`, handler: 'blog.allblogs' },
    {
      method: fetchblogsbycategory.method,
      path: `/${fetchblogsbycategory.path}`,
      handler: 'blog.fetchblogsbycategory',
    },
  ],
};
