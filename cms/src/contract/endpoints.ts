import { adminEndpoints } from './admin';
import { blogEndpoints } from './blog';
import { contactEndpoints } from './contact';
import { demoRequestEndpoints } from './demo-request';
import type { Endpoint } from './endpoint';
import { faqEndpoints } from './faq';
import type { EndpointName } from './routes';

/** The whole API, one entry a row of Spec §7, named by the last word of its path. */
export const endpoints = {
  ...adminEndpoints,
  ...blogEndpoints,
  ...faqEndpoints,
  ...demoRequestEndpoints,
  ...contactEndpoints,
} as const satisfies Record<EndpointName, Endpoint>;
