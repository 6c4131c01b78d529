import { deadLetterPath } from '../../../contract/leads/delivery';

export default {
  routes: [
    {
      method: 'POST',
      path: deadLetterPath.replace('/api', ''),
      handler: 'dead-letter.createdeadletter',
    },
  ],
};
