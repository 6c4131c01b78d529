import { createFirstAdminPath } from '../contract/admin';
import type { Endpoint } from '../contract/routes';
import { endpoints } from '../contract/endpoints';

const all: Endpoint[] = [
  ...Object.values(endpoints),
  { ...endpoints.createadmin, path: createFirstAdminPath },
];

/** Endpoints that anyone may call are in Strapi's content API; the others are the plugin's. */
const base = ({ access }: Endpoint) => (access === 'anyone' ? '/api' : '/web-admin');

const rows = all.map((row) => ({
  row,
  path: new RegExp(`^${base(row)}/${row.path.replace('{id}', '[^/]+')}/?$`, 'i'),
}));

/** The endpoints of the contract at an address of the CMS, with any method. Like the router, it accepts paths in any case. */
export const rowsAt = (path: string): Endpoint[] =>
  rows.filter((each) => each.path.test(path)).map(({ row }) => row);

/** The endpoint of the contract that is called, if any. */
export const rowAt = (method: string, path: string): Endpoint | undefined =>
  rowsAt(path).find((row) => row.method === method);
