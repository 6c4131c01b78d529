import { defaultPageSize, endpoints } from './api';
import type { Call } from './call';
import { callCms, callCmsAsAdmin, publicListCacheControl } from './cms/call';
import { entryShape, faqListShape } from './cms/response';
import { requireSession } from './cms/session';
import { parseBody, parseIdempotencyKey, parsePageQuery, parseVersion } from './request';

/** GET faq/allfaqs. */
export async function listFaqs(call: Call): Promise<Response> {
  return callCms(call, {
    endpoint: 'allfaqs',
    page: parsePageQuery(call.request, defaultPageSize.faqs),
    success: faqListShape,
    cacheControl: publicListCacheControl,
  });
}

/** POST faq/createfaq. */
export async function createFaq(call: Call): Promise<Response> {
  return callCmsAsAdmin(call, {
    endpoint: 'createfaq',
    session: await requireSession(call),
    idempotencyKey: parseIdempotencyKey(call.request),
    body: await parseBody(call.request, endpoints.createfaq),
    success: entryShape,
    timeoutMs: call.settings.cms.contentTimeoutMs,
  });
}

/** PUT faq/editfaq/{id}. */
export async function editFaq(call: Call): Promise<Response> {
  return callCmsAsAdmin(call, {
    endpoint: 'editfaq',
    session: await requireSession(call),
    version: parseVersion(call.request),
    body: await parseBody(call.request, endpoints.editfaq),
    success: entryShape,
    timeoutMs: call.settings.cms.contentTimeoutMs,
  });
}

/** DELETE faq/deletefaq/{id}. */
export async function deleteFaq(call: Call): Promise<Response> {
  return callCmsAsAdmin(call, {
    endpoint: 'deletefaq',
    session: await requireSession(call),
    version: parseVersion(call.request),
    success: entryShape,
    timeoutMs: call.settings.cms.contentTimeoutMs,
  });
}
