import { endpoints, panelReads } from '../../../api';
import { ownPath, route } from './route';

const { requestdemosforproduct } = endpoints;
const permission = 'demo-request.read';

export default [
  route(
    requestdemosforproduct.method,
    `/${requestdemosforproduct.path}`,
    'demo-request.listOfProduct',
    permission,
  ),
  route('GET', ownPath(panelReads.demoRequests), 'demo-request.list', permission),
  route('GET', ownPath(panelReads.demoRequestsExport), 'demo-request.download', permission),
  route(
    'POST',
    `${ownPath(panelReads.demoRequests)}/:id/notspam`,
    'demo-request.notSpam',
    'demo-request.update',
  ),
];
