import { setTimeout as wait } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { countDeadLetters } from '../../leads/dead-letters/open-letters';
import type { CmsHealth, Leaving } from '../../contract/leads/delivery';
import { leadForms } from '../../contract/leads/lead-forms';
import { formState } from '../../leads/form-limit';
import { waitingMails } from '../../leads/mail/due-mails';
import { leadMailRows } from '../../leads/mail/notify';
import { outgoingRows } from '../../leads/outgoing/outgoing-mail';
import { waitingDeliveries } from '../../leads/webhooks/waiting-deliveries';
import { publishingState } from '../../publishing/publishing-state';

/** Longer than a healthy database takes, shorter than callers wait. */
const maxMs = 1_500;

/** The answer while the database does not respond: nothing else is known then. */
const down: CmsHealth = {
  status: 'down',
  database: 'failing',
  deadLetters: 0,
  notificationsWaiting: 0,
  publishing: 'waiting',
};

/** The sum of what waits in several places. */
const together = (places: readonly Leaving[]): Leaving => ({
  waiting: places.reduce((sum, { waiting }) => sum + waiting, 0),
  failing: places.reduce((sum, { failing }) => sum + failing, 0),
  // Moments in ISO 8601 sort by time.
  oldest: places.flatMap(({ oldest }) => oldest ?? []).sort()[0] ?? null,
});

async function look(strapi: Core.Strapi): Promise<CmsHealth> {
  const deadLetters = await countDeadLetters(strapi);
  const mails = together(
    await Promise.all(
      [...leadForms.map(leadMailRows), outgoingRows].map((rows) => waitingMails(strapi, rows)),
    ),
  );
  const webhooks = await waitingDeliveries(strapi);
  const { status: publishing } = await publishingState(strapi);
  const [createcontactus, createrequestdemo] = await Promise.all([
    formState(strapi, 'createcontactus'),
    formState(strapi, 'createrequestdemo'),
  ]);
  const forms = { createcontactus, createrequestdemo };
  const isWell =
    deadLetters === 0 &&
    mails.failing === 0 &&
    webhooks.failing === 0 &&
    publishing !== 'failed' &&
    Object.values(forms).every((state) => state === 'open');
  return {
    status: isWell ? 'ok' : 'degraded',
    database: 'ok',
    deadLetters,
    notificationsWaiting: mails.waiting,
    mails,
    webhooks,
    publishing,
    forms,
  };
}

async function lookInTime(strapi: Core.Strapi): Promise<CmsHealth> {
  const late = new AbortController();
  try {
    const tooLate = wait(maxMs, down, { ref: false, signal: late.signal });
    return await Promise.race([look(strapi), tooLate]);
  } catch {
    return down;
  } finally {
    late.abort();
  }
}

/** Anyone may call it: within this time, the database is queried only once. */
const keptMs = 1_000;

const last = new WeakMap<Core.Strapi, { at: number; health: Promise<CmsHealth> }>();

/**
 * The state of the CMS: `degraded` while a dead letter, a mail or a webhook that keeps failing or a failed build needs attention, or a
 * form refuses leads because of its limit.
 */
export function cmsHealth(strapi: Core.Strapi): Promise<CmsHealth> {
  const known = last.get(strapi);
  const now = Date.now();
  if (known !== undefined && now - known.at < keptMs) return known.health;
  const health = lookInTime(strapi);
  last.set(strapi, { at: now, health });
  return health;
}
