import { randomUUID } from 'node:crypto';
import { endpoints, endpointUrl, products } from './api';
import { record, records, send } from './send';
import type { System } from '../system/system';

/** The address of the call, as a Playwright pattern. */
export const createDemo = '**/api/requestdemo/createrequestdemo';

/** What a visitor types; the name is unique in the CMS. */
export const visitor = () => ({
  Name: `HRIS director ${randomUUID()}`,
  Email: 'hris@example.com',
  Mobile: '555-0101',
});

/**
 * The stored demo requests with a name, as the admin's lists show them.
 * @param token of a Super Admin
 */
export async function storedDemos({ settings }: System, token: string, name: string) {
  const url = `${settings.siteUrl}${endpointUrl('requestdemosforproduct')}`;
  const { method } = endpoints.requestdemosforproduct;
  const lists = await Promise.all(
    products.map((product) => send(url, { method, token, json: { product } })),
  );
  return lists
    .flatMap(({ body }) => records(record(body).result))
    .filter((request) => request.name === name)
    .map(({ email, mobile, product }) => ({ name, email, mobile, product }));
}
