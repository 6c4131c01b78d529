import type { DemoRequestFields } from '../../api';
import { callEndpoint } from '../../api-client/callEndpoint';

/**
 * Sends a demo request; it goes on when the visitor leaves the page.
 * @param idempotencyKey the same for every try to send the same fields
 * @returns whether it has arrived
 */
export async function sendDemo(
  fields: DemoRequestFields,
  idempotencyKey: string,
): Promise<boolean> {
  const result = await callEndpoint('createrequestdemo', {
    body: fields,
    idempotencyKey,
    keepalive: true,
  });
  return result.ok;
}
