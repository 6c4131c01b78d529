import { deadLetterPath } from '../../../contract/delivery';

export default {
  routes: [
    {
      method: 'POST',
      path: deadLetterPath.replace('/api', ''),
      handler: 'dead-letter.createdeadletter',
    },
  ],
};
