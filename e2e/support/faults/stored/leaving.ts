import { setTimeout as wait } from 'node:timers/promises';
import { cmsHealthPath } from '../../api/api';
import { record, send } from '../../api/send';
import type { LeadSystem } from '../lead-system';

/** How long mails and webhooks may leave one after the other before a wait is assumed. Longer than the CMS pauses. */
const stillMs = 7_000;
/** In total less than a day, after which a visitor gets no receipt any more. */
const maxSteps = 40;

/** How many mails and webhooks wait in the CMS; not a number while its database does not answer. */
async function waiting({ cmsUrl, functionToken }: LeadSystem): Promise<number> {
  const { body } = await send(`${cmsUrl}${cmsHealthPath}`, { token: functionToken });
  const { mails, webhooks } = record(body);
  return Number(record(mails).waiting) + Number(record(webhooks).waiting);
}

/**
 * Waits until no mail and no webhook waits any more. Whenever none leaves, it sets the clock of the CMS ahead, so that retries
 * and what killed processes have claimed become due. Finally it restarts the CMS, with the right time again.
 * @throws Error if some are still waiting after many steps
 */
export async function untilAllLeft(system: LeadSystem): Promise<void> {
  let least = Number.POSITIVE_INFINITY;
  let since = Date.now();
  let steps = 0;
  for (;;) {
    const count = await waiting(system);
    if (count === 0) break;
    if (count < least) {
      least = count;
      since = Date.now();
    } else if (Date.now() - since > stillMs) {
      if (steps === maxSteps) throw new Error(`${String(count)} mails and webhooks still wait.`);
      steps += 1;
      system.cms.signal('SIGUSR2');
      since = Date.now();
    }
    await wait(1_000);
  }
  await system.cms.kill();
  await system.cms.start();
}
