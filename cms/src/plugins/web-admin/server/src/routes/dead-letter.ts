import { panelReads } from '../../../api';
import { ownPath, route } from './route';

const letters = ownPath(panelReads.deadLetters);

export default [
  route('GET', letters, 'dead-letter.list', 'dead-letter.read'),
  route('POST', `${letters}/:id/deliver`, 'dead-letter.deliver', 'dead-letter.update'),
  route('DELETE', `${letters}/:id`, 'dead-letter.remove', 'dead-letter.update'),
];
