import { adminEndpoints } from './admin';
import { blogEndpoints } from './content/blog';
import { contactEndpoints } from './leads/contact';
import { demoRequestEndpoints } from './leads/demo-request';
import type { Endpoint, EndpointName } from './routes';
import { faqEndpoints } from './content/faq';

/** The whole API, one entry a row of Spec §7, named by the last word of its path. */
export const endpoints = {
  ...adminEndpoints,
  ...blogEndpoints,
  ...faqEndpoints,
  ...demoRequestEndpoints,
  ...contactEndpoints,
} as const satisfies Record<EndpointName, Endpoint>;
