import { attempt, planDelivery } from './deliver';
import type { Undelivered } from './kept';

/**
 * Sends a demo request; it goes on when the visitor leaves the page. What does not arrive is sent again later.
 * @returns whether it has arrived
 */
export async function sendDemo(request: Undelivered): Promise<boolean> {
  const { ok } = await attempt(request);
  if (!ok) planDelivery();
  return ok;
}
