import { endpoints, limits } from './api';
import type { Call } from './call';
import { callCms, callCmsAsAdmin, publicListCacheControl } from './cms/call';
import { blogListShape, entryShape, pageShape } from './cms/response';
import { requireSession } from './cms/session';
import { parseBody, parseIdempotencyKey, parsePageQuery, parseVersion } from './request';

/** GET blogs/allblogs. */
export async function listBlogs(call: Call): Promise<Response> {
  return callCms(call, {
    endpoint: 'allblogs',
    page: parsePageQuery(call.request),
    success: blogListShape,
    cacheControl: publicListCacheControl,
  });
}

/** POST blogs/fetchblogsbycategory. */
export async function listBlogsOfCategory(call: Call): Promise<Response> {
  return callCms(call, {
    endpoint: 'fetchblogsbycategory',
    page: parsePageQuery(call.request),
    body: await parseBody(call.request, endpoints.fetchblogsbycategory),
    success: pageShape,
  });
}

/** The platform hands a function less than a blog may have. */
const functionLimit = {
  bodyLimit: limits.functionBody,
  tooLarge:
    `A message to this address may have at most ${limits.functionBody.toLocaleString('en')} bytes. ` +
    `Create larger blogs, up to ${limits.blogBody.toLocaleString('en')} bytes, in the admin panel.`,
};

/** POST blogs/createblog. */
export async function createBlog(call: Call): Promise<Response> {
  return callCmsAsAdmin(call, {
    endpoint: 'createblog',
    session: await requireSession(call),
    idempotencyKey: parseIdempotencyKey(call.request),
    body: await parseBody(call.request, { ...endpoints.createblog, ...functionLimit }),
    success: entryShape,
    timeoutMs: call.settings.cms.contentTimeoutMs,
  });
}

/** POST blogs/editblog/{id}. */
export async function editBlog(call: Call): Promise<Response> {
  return callCmsAsAdmin(call, {
    endpoint: 'editblog',
    session: await requireSession(call),
    version: parseVersion(call.request),
    body: await parseBody(call.request, { ...endpoints.editblog, ...functionLimit }),
    success: entryShape,
    timeoutMs: call.settings.cms.contentTimeoutMs,
  });
}

/** DELETE blogs/deleteblogs/{id}. */
export async function deleteBlog(call: Call): Promise<Response> {
  return callCmsAsAdmin(call, {
    endpoint: 'deleteblogs',
    session: await requireSession(call),
    version: parseVersion(call.request),
    success: entryShape,
    timeoutMs: call.settings.cms.contentTimeoutMs,
  });
}
