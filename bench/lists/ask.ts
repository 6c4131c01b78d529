import type { CmsProcess } from '../../cms/tests/server/harness/cms-process';

/**
 * Calls the panel's API as its first admin.
 * @throws Error when the answer is not 200
 */
export async function get({ url, token }: CmsProcess, address: string): Promise<Response> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${url}/web-admin/${address}`, { headers });
  if (response.status !== 200) throw new Error(`${address} answered ${String(response.status)}.`);
  return response;
}

/** How long something takes. */
export async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}
