import type { Core } from '@strapi/strapi';
import { every } from '../../operations/background/every';
import { holdLock, type Transaction } from '../../setup/database-lock';
import { activeAdmin, activeAdmins } from '../inbox/admins';
import { goneOwners } from '../inbox/list/viewer';
import { queueMail } from '../outgoing/queue-mail';
import { digestDay, type DigestDay } from './digest-day';
import { digestMail } from './digest-mail';
import { isDigestDone, noteDigest } from './digest-record';
import { openLeads, urgencies, type OpenLeads } from './open-leads';
import { readDigestSettings, type DigestSettings } from './settings';

/** The names of the owners who can log in. */
async function ownersOf(
  strapi: Core.Strapi,
  leads: OpenLeads,
): Promise<ReadonlyMap<number, string>> {
  const all = urgencies.flatMap((urgency) => leads[urgency].leads.map(({ owner }) => owner));
  const owners = new Map<number, string>();
  for (const id of new Set(all)) {
    const admin = id === null ? null : await activeAdmin(strapi, id);
    if (admin !== null) owners.set(admin.id, admin.name);
  }
  return owners;
}

async function queueDigest(
  strapi: Core.Strapi,
  { recipients, replyTo, calendar, cms }: DigestSettings,
  today: DigestDay,
  gone: readonly number[],
): Promise<void> {
  const { day, sendBefore, endsAt } = today;
  if (await isDigestDone(strapi, today)) return;
  const leads = await openLeads(strapi, { now: new Date(Date.now()), endsAt, gone });
  const owners = await ownersOf(strapi, leads);
  const mail = digestMail(leads, { zone: calendar.zone, cms, owners });
  if (mail !== undefined) {
    const ofDay = { key: `digest:${day}`, kind: 'digest', sendBefore } as const;
    await queueMail(strapi, { ...ofDay, recipients, replyTo, ...mail });
  }
  await noteDigest(strapi, today);
}

/** Queues today's digest once it is eight, unless that was done or nothing needs attention. */
export async function sendDigest(strapi: Core.Strapi, settings: DigestSettings): Promise<void> {
  const today = digestDay(new Date(Date.now()), settings.calendar);
  if (today === undefined) return;
  if (await isDigestDone(strapi, today)) return;
  const gone = await goneOwners(strapi, await activeAdmins(strapi));
  await strapi.db.transaction(async ({ trx }: { trx: Transaction }) => {
    // If several processes run, the first one queues it; the others see that it is done.
    await holdLock(strapi, trx, 'digest');
    await queueDigest(strapi, settings, today, gone);
  });
}

/**
 * Starts sending the digest of open leads, in the background.
 * @throws Error that names a wrong setting
 */
export function startDigest(strapi: Core.Strapi): void {
  const settings = readDigestSettings();
  if (settings === undefined) return;
  every(strapi, {
    name: 'Sending the digest of leads',
    firstAfterSeconds: 5,
    everySeconds: 30,
    work: () => sendDigest(strapi, settings),
  });
}
