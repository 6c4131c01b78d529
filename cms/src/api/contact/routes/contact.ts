import { endpoints } from '../../../contract/endpoints';

const { createcontactus } = endpoints;

export default {
  routes: [
    {
      method: createcontactus.method,
      path: `/${createcontactus.path}`,
      handler: 'contact.createcontactus',
    },
  ],
};
