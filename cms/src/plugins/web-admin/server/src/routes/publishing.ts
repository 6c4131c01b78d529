import { panelReads, publishNowPath } from '../../../api';
import { permissionAction } from '../permissions';
import { ownPath, route } from './route';

/** Whoever sees blogs or FAQs is told how far they have come. */
const readers = [permissionAction('blog.read'), permissionAction('faq.read')];

export default [
  {
    method: 'GET',
    path: ownPath(panelReads.publishing),
    handler: 'publishing.state',
    config: {
      policies: [
        'admin::isAuthenticatedAdmin',
        { name: 'plugin::web-admin.has-any-permission', config: { actions: readers } },
      ],
    },
  },
  route('POST', ownPath(publishNowPath), 'publishing.now', 'publishing.publish'),
];
