import { endpoints } from './api';
import type { Call } from './call';
import { callCms } from './cms';
import { blogCategoryAnswer, blogListAnswer } from './cms-answers';
import { publicListCache } from './public-list';
import { receiveBody } from './request-body';
import { receivePageQuery } from './request-head';

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
    answer: blogCategoryAnswer,
  });
}
