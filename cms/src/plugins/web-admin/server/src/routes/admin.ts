import { createFirstAdminPath, endpoints, sessionPath } from '../../../api';
import { ownPath, route } from './route';

const { createadmin } = endpoints;

export default [
  route(createadmin.method, `/${createadmin.path}`, 'admin.createadmin', 'admin.create'),
  {
    method: createadmin.method,
    path: `/${createFirstAdminPath}`,
    handler: 'admin.createfirstadmin',
    // It opens only while there is no admin, and then to anyone.
    config: { auth: false },
  },
  {
    method: 'GET',
    path: ownPath(sessionPath),
    handler: 'admin.session',
    config: { policies: ['admin::isAuthenticatedAdmin'] },
  },
];
