import { endpoints, endpointUrl, panelReads, products } from './api';
import { record, records, send, type Message } from './send';
import type { System } from '../system/system';

/** Everything that API calls can store, as admins see it. */
export interface Inventory {
  admins: Record<string, unknown>[];
  blogs: Record<string, unknown>[];
  faqs: Record<string, unknown>[];
  trashedBlogs: Record<string, unknown>[];
  trashedFaqs: Record<string, unknown>[];
  demoRequests: Record<string, unknown>[];
  contacts: Record<string, unknown>[];
  /** Names of uploads. */
  files: unknown[];
}

const pageSize = 1_000;

/** All pages of a list. */
async function readAll(
  url: string,
  message: Message,
  filter = '',
): Promise<Record<string, unknown>[]> {
  const all: Record<string, unknown>[] = [];
  for (let page = 1; ; page += 1) {
    const query = `page=${String(page)}&pageSize=${String(pageSize)}${filter}`;
    const answer = await send(`${url}?${query}`, message);
    if (answer.status !== 200) throw new Error(`${url}: ${answer.text}`);
    const rows = records(record(answer.body).result);
    all.push(...rows);
    if (rows.length < pageSize) return all;
  }
}

async function readAdmins({ settings }: System, token: string) {
  const answer = await send(`${settings.cmsUrl}/admin/users?pageSize=100000&sort=id:asc`, {
    token,
  });
  const users = records(record(record(answer.body).data).results);
  return users.map(({ id, username, email, roles, isActive, updatedAt }) => ({
    id,
    username,
    email,
    isActive,
    updatedAt,
    roles: records(roles).map(({ code }) => code),
  }));
}

async function readFiles({ settings }: System, token: string) {
  const answer = await send(`${settings.cmsUrl}/upload/files?pageSize=100000&sort=id:asc`, {
    token,
  });
  return records(record(answer.body).results).map(({ url }) => url);
}

/**
 * Reads what is stored the way admins read it: through the API and the panel's lists, drafts included.
 * @param token of a Super Admin
 */
export async function takeInventory(system: System, token: string): Promise<Inventory> {
  const { cmsUrl, siteUrl } = system.settings;
  const { method } = endpoints.requestdemosforproduct;
  const demoUrl = `${siteUrl}${endpointUrl('requestdemosforproduct')}`;
  const demos = products.map((product) => readAll(demoUrl, { method, token, json: { product } }));
  return {
    admins: await readAdmins(system, token),
    blogs: await readAll(`${cmsUrl}${panelReads.blogs}`, { token }),
    faqs: await readAll(`${cmsUrl}${panelReads.faqs}`, { token }),
    trashedBlogs: await readAll(`${cmsUrl}${panelReads.blogs}`, { token }, '&state=trashed'),
    trashedFaqs: await readAll(`${cmsUrl}${panelReads.faqs}`, { token }, '&state=trashed'),
    demoRequests: (await Promise.all(demos)).flat(),
    contacts: await readAll(`${siteUrl}${endpointUrl('getcontactus')}`, { token }),
    files: await readFiles(system, token),
  };
}
