import { endpoints, panelReads } from '../../../api';
import { ownPath, route } from './route';

const { getcontactus } = endpoints;

export default [
  route(getcontactus.method, `/${getcontactus.path}`, 'contact.listAll', 'contact.read'),
  route('GET', ownPath(panelReads.contacts), 'contact.list', 'contact.read'),
  route('GET', ownPath(panelReads.contactsExport), 'contact.download', 'contact.read'),
  route('POST', `${ownPath(panelReads.contacts)}/:id/notspam`, 'contact.notSpam', 'contact.update'),
];
