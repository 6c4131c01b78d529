import { limits } from '../contract/limits';
import { eraseStored } from '../erasure/erase-stored';
import { eraseWaiting } from '../erasure/erase-waiting';
import { optional } from '../setup/environment';
import { runCommand } from './run-command';
import { Stop, type Tell } from './stop';

async function eraseOutbox(email: string, tell: Tell): Promise<void> {
  const [siteUrl, token] = [optional('SITE_URL'), optional('OPERATIONS_TOKEN')];
  if (siteUrl === undefined || token === undefined) {
    throw new Stop('SITE_URL or OPERATIONS_TOKEN is not set.');
  }
  tell(`Waiting in the outbox: ${String(await eraseWaiting({ siteUrl, token }, email))} deleted`);
}

void runCommand(async (strapi, [email = '', ...others], tell) => {
  if (email.trim() === '' || email.length > limits.email || others.length > 0) {
    throw new Stop('Name one e-mail address.');
  }
  // First what waits: a lead that is delivered meanwhile is then found in the database.
  const failure: unknown = await eraseOutbox(email, tell).catch((thrown: unknown) => thrown);
  const { contacts, demoRequests, deadLetters } = await eraseStored(strapi, email);
  tell(`Contacts: ${String(contacts)} deleted`);
  tell(`Demo requests: ${String(demoRequests)} deleted`);
  tell(`Undelivered leads: ${String(deadLetters)} deleted`);
  if (failure === undefined) return;
  const why = failure instanceof Error ? failure.message : '';
  throw new Stop(`The outbox was not asked, and may hold more: ${why} Run this again.`);
});
