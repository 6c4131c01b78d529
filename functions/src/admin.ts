import { createFirstAdminPath, endpoints, panelUrl } from './api';
import type { Call } from './call';
import { callCms, callCmsAsAdmin } from './cms/call';
import { tokenShape } from './cms/response';
import { readSession } from './cms/session';
import { parseBody } from './request';

/** POST webadmin/adminlogin. */
export async function logIn(call: Call): Promise<Response> {
  return callCms(call, {
    endpoint: 'adminlogin',
    body: await parseBody(call.request, endpoints.adminlogin),
    success: tokenShape,
  });
}

/** POST webadmin/createadmin: for admins, and for anyone while there is none, which only the CMS knows. */
export async function createAdmin(call: Call): Promise<Response> {
  const session = await readSession(call);
  return callCmsAsAdmin(call, {
    endpoint: 'createadmin',
    session,
    path: session === undefined ? `/web-admin/${createFirstAdminPath}` : panelUrl('createadmin'),
    body: await parseBody(call.request, endpoints.createadmin),
    success: tokenShape,
  });
}
