import type { Core } from '@strapi/strapi';
import type { PersonErasure } from '../../contract/leads/person';
import { limits } from '../../contract/limits';
import { eraseOutbox, erasePerson } from '../../leads/erasure/erase-person';
import { runCommand, Stop, type Tell } from './run-command';

/** @returns a final message, if the outbox may hold more */
function tellWaiting(waiting: PersonErasure['waiting'], tell: Tell): string[] {
  if ('failure' in waiting) {
    return [`The outbox was not checked and may hold more: ${waiting.failure} Run this again.`];
  }
  tell(`Waiting in the outbox: ${String(waiting.erased)} deleted`);
  if (waiting.unreadable === 0) return [];
  return [
    `Waiting leads that cannot be read and may be this person's: ${String(waiting.unreadable)}.`,
    'Give the site the OUTBOX_KEY that they were encrypted with, and run this again; or, if there is none, delete them all:',
    'npm run erase -- --unreadable',
  ];
}

/** @returns a final message, if deleted rows can still be read in the database files */
function tellOverwritten(overwritten: PersonErasure['overwritten'], tell: Tell): string[] {
  if (overwritten === 'by_postgres') {
    tell(
      'PostgreSQL overwrites deleted rows later. docs/operations/erasure.md says how to do it now.',
    );
  }
  return overwritten === 'not_yet'
    ? ['Deleted data is not overwritten yet: the database is being read. Run this again.']
    : [];
}

async function eraseAddress(strapi: Core.Strapi, email: string, tell: Tell): Promise<void> {
  const erased = await erasePerson(strapi, email);
  const inOutbox = tellWaiting(erased.waiting, tell);
  tell(`Contacts: ${String(erased.contacts)} deleted`);
  tell(`Demo requests: ${String(erased.demoRequests)} deleted`);
  tell(`Undelivered leads: ${String(erased.deadLetters)} deleted`);
  const undone = [...inOutbox, ...tellOverwritten(erased.overwritten, tell)];
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
