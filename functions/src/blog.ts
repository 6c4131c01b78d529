import { endpoints, limits } from './api';
import { callAsAdmin } from './admin-call';
import type { Call } from './call';
import { callCms } from './cms';
import { blogListAnswer, entryAnswer, pageAnswer } from './cms-answers';
import { publicListCache } from './public-list';
import { receiveBody } from './request-body';
import { receiveIdempotencyKey, receivePageQuery, receiveVersion } from './request-head';
import { requireSession } from './session';

/** GET blogs/allblogs. */
export async function listBlogs(call: Call): Promise<Response> {
  return callCms(call, {
    endpoint: 'allblogs',
    page: receivePageQuery(call.request),
    answer: blogListAnswer,
    cacheControl: publicListCache,
  });
}

/** POST blogs/fetchblogsbycategory. */
export async function listBlogsOfCategory(call: Call): Promise<Response> {
  return callCms(call, {
    endpoint: 'fetchblogsbycategory',
    page: receivePageQuery(call.request),
    body: await receiveBody(call.request, endpoints.fetchblogsbycategory),
    answer: pageAnswer,
  });
}

/** What the platform hands to a function is less than a blog may have. */
const receivable = {
  bodyLimit: limits.functionBody,
  tooLarge:
    `A message to this address may have at most ${limits.functionBody.toLocaleString('en')} bytes. ` +
    `Create larger blogs, up to ${limits.blogBody.toLocaleString('en')} bytes, in the admin panel.`,
};

/** POST blogs/createblog. */
export async function createBlog(call: Call): Promise<Response> {
  return callAsAdmin(call, {
    endpoint: 'createblog',
    token: await requireSession(call),
    idempotencyKey: receiveIdempotencyKey(call.request),
    body: await receiveBody(call.request, { ...endpoints.createblog, ...receivable }),
    answer: entryAnswer,
    timeoutMs: call.settings.cms.contentTimeoutMs,
  });
}

/** POST blogs/editblog/{id}. */
export async function editBlog(call: Call): Promise<Response> {
  return callAsAdmin(call, {
    endpoint: 'editblog',
    token: await requireSession(call),
    version: receiveVersion(call.request),
    body: await receiveBody(call.request, { ...endpoints.editblog, ...receivable }),
    answer: entryAnswer,
    timeoutMs: call.settings.cms.contentTimeoutMs,
  });
}

/** DELETE blogs/deleteblogs/{id}. */
export async function deleteBlog(call: Call): Promise<Response> {
  return callAsAdmin(call, {
    endpoint: 'deleteblogs',
    token: await requireSession(call),
    version: receiveVersion(call.request),
    answer: entryAnswer,
    timeoutMs: call.settings.cms.contentTimeoutMs,
  });
}
