import {
  deployNotificationPath,
  publishingRevisionPath,
} from '../../../contract/content/publishing';

const base = '/api';

export default {
  routes: [
    {
      method: 'GET',
      path: publishingRevisionPath.slice(base.length),
      handler: 'publishing.revision',
    },
    {
      method: 'POST',
      path: deployNotificationPath.slice(base.length),
      handler: 'publishing.deploynotification',
      // The host has no token: it signs its notifications.
      config: { auth: false },
    },
  ],
};
