import type { Core } from '@strapi/strapi';
import { limits } from '../../contract/limits';
import { eraseStored } from '../../leads/erasure/erase-stored';
import { eraseWaiting, type Removed, type Wanted } from '../../leads/erasure/erase-waiting';
import { overwriteDeleted } from '../../leads/erasure/overwrite-deleted';
import { optional } from '../../setup/environment';
import { runCommand, Stop, type Tell } from './run-command';

async function eraseOutbox(wanted: Wanted): Promise<Removed> {
  const [siteUrl, token] = [optional('SITE_URL'), optional('OPERATIONS_TOKEN')];
  if (siteUrl === undefined || token === undefined) {
    throw new Stop('SITE_URL or OPERATIONS_TOKEN is not set.');
  }
  if (!URL.canParse(siteUrl)) throw new Stop('SITE_URL is no address.');
  return eraseWaiting({ siteUrl, token }, wanted);
}

const reasonOf = (failure: unknown): string => (failure instanceof Error ? failure.message : '');

/** @returns a final message, if the outbox may hold more */
async function eraseInOutbox(email: string, tell: Tell): Promise<string[]> {
  try {
    const { erased, unreadable } = await eraseOutbox({ email });
    tell(`Waiting in the outbox: ${String(erased)} deleted`);
    if (unreadable === 0) return [];
    return [
      `Waiting leads that cannot be read and may be this person's: ${String(unreadable)}.`,
      'Give the site the OUTBOX_KEY that they were encrypted with, and run this again; or, if there is none, delete them all:',
      'npm run erase -- --unreadable',
    ];
  } catch (failure) {
    return [`The outbox was not checked and may hold more: ${reasonOf(failure)} Run this again.`];
  }
}

/** @returns a final message, if deleted rows can still be read in the database files */
async function overwrite(strapi: Core.Strapi, tell: Tell): Promise<string[]> {
  if (strapi.db.dialect.client === 'postgres') {
    tell(
      'PostgreSQL overwrites deleted rows later. docs/operations/erasure.md says how to do it now.',
    );
    return [];
  }
  if (await overwriteDeleted(strapi)) return [];
  return ['Deleted data is not overwritten yet: the database is being read. Run this again.'];
}

async function eraseAddress(strapi: Core.Strapi, email: string, tell: Tell): Promise<void> {
  // The outbox first: a lead that is delivered meanwhile is then found in the database.
  const inOutbox = await eraseInOutbox(email, tell);
  const { contacts, demoRequests, deadLetters } = await eraseStored(strapi, email);
  tell(`Contacts: ${String(contacts)} deleted`);
  tell(`Demo requests: ${String(demoRequests)} deleted`);
  tell(`Undelivered leads: ${String(deadLetters)} deleted`);
  const undone = [...inOutbox, ...(await overwrite(strapi, tell))];
  if (undone.length > 0) throw new Stop(undone.join('\n'));
}

async function eraseUnreadable(tell: Tell): Promise<void> {
  const { erased } = await eraseOutbox({ unreadable: true });
  tell(`Waiting leads that cannot be read: ${String(erased)} deleted`);
}

void runCommand(async (strapi, [email = '', ...others], tell) => {
  if (email.trim() === '' || email.length > limits.email || others.length > 0) {
    throw new Stop('Name one e-mail address.');
  }
  await (email === '--unreadable' ? eraseUnreadable(tell) : eraseAddress(strapi, email, tell));
});
