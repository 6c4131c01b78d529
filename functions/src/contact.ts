import { endpoints, suspicionOf, texts, type ForwardedContact } from './api';
import { callAsAdmin } from './admin-call';
import type { Call } from './call';
import { checkCaptcha } from './captcha/captcha';
import { pageAnswer } from './cms-answers';
import { sendLead } from './lead';
import { receiveBody } from './request-body';
import { receiveIdempotencyKey, receivePageQuery } from './request-head';
import { requireSession } from './session';

/** POST contactus/createcontactus. Spec §5: first the fields are checked, then the captcha. */
export async function createContact(call: Call): Promise<Response> {
  const received = await receiveBody(call.request, endpoints.createcontactus);
  const { captcha: solution, trap, filledInMs, ...fields } = received;
  const idempotencyKey = receiveIdempotencyKey(call.request);
  const captcha = await checkCaptcha(call, solution);
  const suspicion = suspicionOf({ trap, filledInMs });
  const body = { ...fields, captcha, suspicion } satisfies ForwardedContact;
  return sendLead(call, {
    form: 'createcontactus',
    body,
    captcha,
    idempotencyKey,
    apology: texts.contactFailed, // Spec §8
  });
}

/** GET contactus/getcontactus. */
export async function listContacts(call: Call): Promise<Response> {
  return callAsAdmin(call, {
    endpoint: 'getcontactus',
    token: await requireSession(call),
    page: receivePageQuery(call.request),
    answer: pageAnswer,
  });
}
