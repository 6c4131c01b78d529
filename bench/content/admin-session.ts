import { object, string } from 'yup';
import type { FirstAdmin } from '../../scripts/start/cms';
import type { Article } from './articles';

const loggedIn = object({ data: object({ token: string().required() }) });

/** An admin who changes articles with the calls that the panel makes. */
export interface AdminSession {
  edit: (id: string, changes: Partial<Article>) => Promise<void>;
}

async function post(url: string, body: object, token?: string): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`POST ${url}: HTTP ${String(response.status)} ${text}`);
  return JSON.parse(text);
}

/** Logs in to the CMS. */
export async function logIn(cmsUrl: string, admin: FirstAdmin): Promise<AdminSession> {
  const { email, password } = admin;
  const answer = await post(`${cmsUrl}/admin/login`, { email, password });
  const { token } = loggedIn.validateSync(answer).data;
  const blogs = `${cmsUrl}/web-admin/blogs`;
  return {
    edit: async (id, changes) => {
      await post(`${blogs}/editblog/${id}`, changes, token);
    },
  };
}
