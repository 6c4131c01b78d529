import { endpoints, sourceOf, suspicionOf, type ForwardedDemoRequest } from './api';
import type { Call } from './call';
import { callCmsAsAdmin } from './cms/call';
import { pageShape } from './cms/response';
import { requireSession } from './cms/session';
import { submitLead } from './lead';
import { parseBody, parseIdempotencyKey, parsePageQuery } from './request';

/** POST requestdemo/createrequestdemo. */
export async function createDemoRequest(call: Call): Promise<Response> {
  const received = await parseBody(call.request, endpoints.createrequestdemo);
  const { trap, filledInMs, source, ...fields } = received;
  const suspicion = suspicionOf({ trap, filledInMs });
  return submitLead(call, {
    form: 'createrequestdemo',
    body: { ...fields, suspicion, source: sourceOf(source) } satisfies ForwardedDemoRequest,
    idempotencyKey: parseIdempotencyKey(call.request),
  });
}

/** POST requestdemo/requestdemosforproduct. */
export async function listDemoRequests(call: Call): Promise<Response> {
  return callCmsAsAdmin(call, {
    endpoint: 'requestdemosforproduct',
    session: await requireSession(call),
    page: parsePageQuery(call.request),
    body: await parseBody(call.request, endpoints.requestdemosforproduct),
    success: pageShape,
  });
}
