import { adminEndpoints } from './admin';
import { blogEndpoints } from './blog';
import { contactEndpoints } from './contact';
import { demoRequestEndpoints } from './demo-request';
import type { Endpoint } from './endpoint';
import { faqEndpoints } from './faq';

/** The whole API, one entry a row of Spec §7, named by the last word of its path. */
export const endpoints = {
  ...adminEndpoints,
  ...blogEndpoints,
  ...faqEndpoints,
  ...demoRequestEndpoints,
  ...contactEndpoints,
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;

/** The address of an endpoint on the site's own host. */
export function endpointUrl(name: EndpointName, id?: string): string {
  const { path } = endpoints[name];
  return `/api/${id === undefined ? path : path.replace('{id}', encodeURIComponent(id))}`;
}
