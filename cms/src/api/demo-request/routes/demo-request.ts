import { endpoints } from '../../../contract/endpoints';

const { createrequestdemo } = endpoints;

export default {
  routes: [
    {
      method: createrequestdemo.method,
      path: `/${createrequestdemo.path}`,
      handler: 'demo-request.createrequestdemo',
    },
  ],
};
