import { number, object } from 'yup';
import type { CmsSettings } from './settings';

const timeout = 10_000;

const reasonOf = (failure: unknown): string => {
  if (!(failure instanceof Error)) return String(failure);
  if (failure.name === 'TimeoutError') return `no answer within ${String(timeout / 1_000)} seconds`;
  // `fetch failed` says nothing; its cause says which host refused.
  return failure.cause instanceof Error ? failure.cause.message : failure.message;
};

/**
 * GETs a path of the CMS with the build's token.
 * @returns the parsed body
 * @throws Error with one sentence that says what to do; it never holds the token
 */
export async function askCms({ url, token }: CmsSettings, path: string): Promise<unknown> {
  const response = await fetch(url + path, {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(timeout),
  }).catch((failure: unknown) => {
    throw new Error(`The CMS at ${url} cannot be reached (${reasonOf(failure)}).`);
  });
  if (response.status === 401 || response.status === 403) {
    throw new Error(`The CMS at ${url} does not let CMS_BUILD_TOKEN read ${path}.`);
  }
  if (!response.ok) {
    throw new Error(`The CMS at ${url} answered ${path} with ${String(response.status)}.`);
  }
  return response.json();
}

const list = object({
  meta: object({ pagination: object({ total: number().required() }).required() }).required(),
});

/**
 * How many published entries of a collection the CMS holds.
 * @param plural the collection's plural API name
 */
export async function countEntries(settings: CmsSettings, plural: string): Promise<number> {
  const answer = await askCms(settings, `/api/${plural}?pagination[pageSize]=1`);
  return list.validateSync(answer).meta.pagination.total;
}
