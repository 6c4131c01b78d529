import { endpoints, panelReads } from '../../../api';
import { ownPath, route, rowPath } from './route';

const { createfaq, editfaq, deletefaq } = endpoints;

export default [
  route('GET', ownPath(panelReads.faqs), 'faq.list', 'faq.read'),
  route('GET', `${ownPath(panelReads.faqs)}/:id`, 'faq.read', 'faq.read'),
  route(createfaq.method, rowPath(createfaq.path), 'faq.create', 'faq.create'),
  route(editfaq.method, rowPath(editfaq.path), 'faq.edit', 'faq.update'),
  route(deletefaq.method, rowPath(deletefaq.path), 'faq.remove', 'faq.delete'),
];
