import { endpoints } from './api';
import type { Call } from './call';
import { callCms } from './cms';
import { createdAnswer } from './cms-answers';
import { receiveBody } from './request-body';
import { receiveIdempotencyKey } from './request-head';

/** POST requestdemo/createrequestdemo. */
export async function createDemoRequest(call: Call): Promise<Response> {
  return callCms(call, {
    endpoint: 'createrequestdemo',
    body: await receiveBody(call.request, endpoints.createrequestdemo),
    idempotencyKey: receiveIdempotencyKey(call.request),
    answer: createdAnswer,
  });
}
