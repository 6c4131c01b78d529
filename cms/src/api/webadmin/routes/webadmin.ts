import { endpoints } from '../../../contract/endpoints';

const { adminlogin } = endpoints;

export default {
  routes: [
    { method: adminlogin.method, path: `/${adminlogin.path}`, handler: 'webadmin.adminlogin' },
  ],
};
