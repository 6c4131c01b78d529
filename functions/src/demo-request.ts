import { endpoints, suspicionOf, type ForwardedDemoRequest } from './api';
import { callAsAdmin } from './admin-call';
import type { Call } from './call';
import { pageAnswer } from './cms-answers';
import { sendLead } from './lead';
import { receiveBody } from './request-body';
import { receiveIdempotencyKey, receivePageQuery } from './request-head';
import { requireSession } from './session';

/** POST requestdemo/createrequestdemo. */
export async function createDemoRequest(call: Call): Promise<Response> {
  const received = await receiveBody(call.request, endpoints.createrequestdemo);
  const { trap, filledInMs, ...fields } = received;
  const suspicion = suspicionOf({ trap, filledInMs });
  return sendLead(call, {
    form: 'createrequestdemo',
    body: { ...fields, suspicion } satisfies ForwardedDemoRequest,
    idempotencyKey: receiveIdempotencyKey(call.request),
  });
}

/** POST requestdemo/requestdemosforproduct. */
export async function listDemoRequests(call: Call): Promise<Response> {
  return callAsAdmin(call, {
    endpoint: 'requestdemosforproduct',
    token: await requireSession(call),
    page: receivePageQuery(call.request),
    body: await receiveBody(call.request, endpoints.requestdemosforproduct),
    answer: pageAnswer,
  });
}
