import { endpoints, sourceOf, suspicionOf, texts, type ForwardedContact } from './api';
import type { Call } from './call';
import { checkCaptcha } from './captcha/captcha';
import { callCmsAsAdmin } from './cms/call';
import { pageShape } from './cms/response';
import { requireSession } from './cms/session';
import { submitLead } from './lead';
import { parseBody, parseIdempotencyKey, parsePageQuery } from './request';

/** POST contactus/createcontactus. Spec §5: the fields are checked first, then the captcha. */
export async function createContact(call: Call): Promise<Response> {
  const received = await parseBody(call.request, endpoints.createcontactus);
  const { captcha: solution, trap, filledInMs, source, ...fields } = received;
  const idempotencyKey = parseIdempotencyKey(call.request);
  const captcha = await checkCaptcha(call, solution);
  const suspicion = suspicionOf({ trap, filledInMs });
  const about = { captcha, suspicion, source: sourceOf(source) };
  const body = { ...fields, ...about } satisfies ForwardedContact;
  return submitLead(call, {
    form: 'createcontactus',
    body,
    captcha,
    idempotencyKey,
    failureMessage: texts.contactFailed, // Spec §8
  });
}

/** GET contactus/getcontactus. */
export async function listContacts(call: Call): Promise<Response> {
  return callCmsAsAdmin(call, {
    endpoint: 'getcontactus',
    session: await requireSession(call),
    page: parsePageQuery(call.request),
    success: pageShape,
  });
}
