import { createFirstAdminPath, endpoints, panelUrl } from './api';
import { callAsAdmin } from './admin-call';
import type { Call } from './call';
import { callCms } from './cms';
import { tokenAnswer } from './cms-answers';
import { receiveBody } from './request-body';
import { receiveSession } from './session';

/** POST webadmin/adminlogin. */
export async function logIn(call: Call): Promise<Response> {
  return callCms(call, {
    endpoint: 'adminlogin',
    body: await receiveBody(call.request, endpoints.adminlogin),
    answer: tokenAnswer,
  });
}

/** POST webadmin/createadmin: by an admin; by anyone while there is none, which only the CMS knows. */
export async function createAdmin(call: Call): Promise<Response> {
  const token = await receiveSession(call);
  return callAsAdmin(call, {
    endpoint: 'createadmin',
    token,
    path: token === undefined ? `/web-admin/${createFirstAdminPath}` : panelUrl('createadmin'),
    body: await receiveBody(call.request, endpoints.createadmin),
    answer: tokenAnswer,
  });
}
