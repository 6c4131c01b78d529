import { defaultPageSize } from './api';
import type { Call } from './call';
import { callCms } from './cms';
import { faqListAnswer } from './cms-answers';
import { publicListCache } from './public-list';
import { receivePageQuery } from './request-head';

/** GET faq/allfaqs. */
export async function listFaqs(call: Call): Promise<Response> {
  return callCms(call, {
    endpoint: 'allfaqs',
    page: receivePageQuery(call.request, defaultPageSize.faqs),
    answer: faqListAnswer,
    cacheControl: publicListCache,
  });
}
