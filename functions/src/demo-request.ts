import { endpoints } from './api';
import { callAsAdmin } from './admin-call';
import type { Call } from './call';
import { callCms } from './cms';
import { entryAnswer, pageAnswer } from './cms-answers';
import { receiveBody } from './request-body';
import { receiveIdempotencyKey, receivePageQuery } from './request-head';
import { requireToken } from './session';

/** POST requestdemo/createrequestdemo. */
export async function createDemoRequest(call: Call): Promise<Response> {
  return callCms(call, {
    endpoint: 'createrequestdemo',
    body: await receiveBody(call.request, endpoints.createrequestdemo),
    idempotencyKey: receiveIdempotencyKey(call.request),
    answer: entryAnswer,
  });
}

/** POST requestdemo/requestdemosforproduct. */
export async function listDemoRequests(call: Call): Promise<Response> {
  return callAsAdmin(call, {
    endpoint: 'requestdemosforproduct',
    token: requireToken(call.request),
    page: receivePageQuery(call.request),
    body: await receiveBody(call.request, endpoints.requestdemosforproduct),
    answer: pageAnswer,
  });
}
