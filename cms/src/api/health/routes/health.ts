import { cmsHealthPath } from '../../../contract/leads/delivery';

export default {
  routes: [
    {
      method: 'GET',
      path: cmsHealthPath.replace('/api', ''),
      handler: 'health.state',
      // One word for everyone; the controller tells the function more.
      config: { auth: false },
    },
  ],
};
