import type { InferType } from 'yup';
import { endpoints, texts, type forwardedContactBody } from './api';
import { callAsAdmin } from './admin-call';
import type { Call } from './call';
import { checkCaptcha } from './captcha/captcha';
import { callCms } from './cms';
import { entryAnswer, pageAnswer } from './cms-answers';
import { receiveBody } from './request-body';
import { receiveIdempotencyKey, receivePageQuery } from './request-head';
import { requireToken } from './session';

/** POST contactus/createcontactus. Spec §5: first the fields are checked, then the captcha. */
export async function createContact(call: Call): Promise<Response> {
  const { captcha, ...fields } = await receiveBody(call.request, endpoints.createcontactus);
  const idempotencyKey = receiveIdempotencyKey(call.request);
  const body = {
    ...fields,
    captcha: await checkCaptcha(call, captcha),
  } satisfies InferType<typeof forwardedContactBody>;
  return callCms(call, {
    endpoint: 'createcontactus',
    body,
    idempotencyKey,
    answer: entryAnswer,
    apology: texts.contactFailed, // Spec §8
  });
}

/** GET contactus/getcontactus. */
export async function listContacts(call: Call): Promise<Response> {
  return callAsAdmin(call, {
    endpoint: 'getcontactus',
    token: requireToken(call.request),
    page: receivePageQuery(call.request),
    answer: pageAnswer,
  });
}
