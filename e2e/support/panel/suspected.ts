import { randomUUID } from 'node:crypto';
import {
  endpoints,
  endpointUrl,
  type EndpointName,
  type Product,
  type Suspicion,
} from '../api/api';
import { record, send } from '../api/send';
import type { System } from '../system/system';

/** Sends a lead as the site's function does. @returns its id */
async function sendLead(
  { settings, secrets }: System,
  name: EndpointName,
  lead: object,
): Promise<string> {
  const answer = await send(`${settings.cmsUrl}${endpointUrl(name)}`, {
    method: endpoints[name].method,
    token: secrets.CMS_FUNCTION_TOKEN,
    json: lead,
  });
  if (answer.status !== 201) throw new Error(`${name}: ${String(answer.status)} ${answer.text}`);
  return String(record(record(answer.body).result)._id);
}

/** Sends a contact message that is suspected to be spam. @returns its id */
export const suspectContact = (
  system: System,
  name: string,
  suspicion: Suspicion,
): Promise<string> =>
  sendLead(system, 'createcontactus', {
    name,
    email: 'visitor@example.com',
    phone: '+41 44 000 00 00',
    subject: 'A question',
    message: 'A message',
    captcha: { passed: true, nonce: randomUUID() },
    suspicion,
  });

/** Sends a demo request without a name that is suspected to be spam. @returns its id */
export const suspectDemoRequest = (
  system: System,
  product: Product,
  email: string,
  suspicion: Suspicion,
): Promise<string> => sendLead(system, 'createrequestdemo', { product, email, suspicion });
