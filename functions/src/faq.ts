import { defaultPageSize, endpoints } from './api';
import { callAsAdmin } from './admin-call';
import type { Call } from './call';
import { callCms } from './cms';
import { entryAnswer, faqListAnswer } from './cms-answers';
import { publicListCache } from './public-list';
import { receiveBody } from './request-body';
import { receiveIdempotencyKey, receivePageQuery, receiveVersion } from './request-head';
import { requireSession } from './session';

/** GET faq/allfaqs. */
export async function listFaqs(call: Call): Promise<Response> {
  return callCms(call, {
    endpoint: 'allfaqs',
    page: receivePageQuery(call.request, defaultPageSize.faqs),
    answer: faqListAnswer,
    cacheControl: publicListCache,
  });
}

/** POST faq/createfaq. */
export async function createFaq(call: Call): Promise<Response> {
  return callAsAdmin(call, {
    endpoint: 'createfaq',
    token: await requireSession(call),
    idempotencyKey: receiveIdempotencyKey(call.request),
    body: await receiveBody(call.request, endpoints.createfaq),
    answer: entryAnswer,
    timeoutMs: call.settings.cms.contentTimeoutMs,
  });
}

/** PUT faq/editfaq/{id}. */
export async function editFaq(call: Call): Promise<Response> {
  return callAsAdmin(call, {
    endpoint: 'editfaq',
    token: await requireSession(call),
    version: receiveVersion(call.request),
    body: await receiveBody(call.request, endpoints.editfaq),
    answer: entryAnswer,
    timeoutMs: call.settings.cms.contentTimeoutMs,
  });
}

/** DELETE faq/deletefaq/{id}. */
export async function deleteFaq(call: Call): Promise<Response> {
  return callAsAdmin(call, {
    endpoint: 'deletefaq',
    token: await requireSession(call),
    version: receiveVersion(call.request),
    answer: entryAnswer,
    timeoutMs: call.settings.cms.contentTimeoutMs,
  });
}
