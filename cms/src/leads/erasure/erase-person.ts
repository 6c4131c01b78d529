import type { Core } from '@strapi/strapi';
import type { PersonErasure } from '../../contract/leads/person';
import type { Actor } from '../../contract/leads/timeline';
import { Stop } from '../../operations/commands/run-command';
import { optional } from '../../setup/environment';
import { addRecord } from '../person/person-records';
import { eraseStored } from './erase-stored';
import { eraseWaiting, type Removed, type Wanted } from './erase-waiting';
import { overwriteDeleted } from './overwrite-deleted';

/**
 * Removes leads that wait in the site's outbox.
 * @param maxMs when to stop, for someone who waits
 * @throws Stop with one sentence that says why it failed
 */
export async function eraseOutbox(wanted: Wanted, maxMs?: number): Promise<Removed> {
  const [siteUrl, token] = [optional('SITE_URL'), optional('OPERATIONS_TOKEN')];
  if (siteUrl === undefined || token === undefined) {
    throw new Stop('SITE_URL or OPERATIONS_TOKEN is not set.');
  }
  if (!URL.canParse(siteUrl)) throw new Stop('SITE_URL is no address.');
  return eraseWaiting({ siteUrl, token }, wanted, maxMs);
}

const failureIn = (failure: unknown) => ({
  failure: failure instanceof Error ? failure.message : '',
});

/**
 * Deletes everything of a person: leads of both forms and dead letters with the address in one of their fields, timelines, and
 * leads that wait in the outbox. It records that this was done, but not whose data it was.
 * @param by the admin; undefined for the command
 * @param maxOutboxMs how long it may take to empty the outbox
 */
export async function erasePerson(
  strapi: Core.Strapi,
  email: string,
  { by, maxOutboxMs }: { by?: Actor; maxOutboxMs?: number } = {},
): Promise<PersonErasure> {
  // The outbox first: a lead that is delivered meanwhile is then found in the database.
  const waiting = await eraseOutbox({ email }, maxOutboxMs).catch(failureIn);
  const erased = await eraseStored(strapi, email, (transaction, counts) =>
    addRecord(transaction, {
      ...counts,
      email,
      action: 'erased',
      actor: by,
      ...('erased' in waiting ? { waiting: waiting.erased } : {}),
    }),
  );
  const isPostgres = strapi.db.dialect.client === 'postgres';
  const overwritten = (await overwriteDeleted(strapi)) ? 'done' : 'not_yet';
  return { ...erased, waiting, overwritten: isPostgres ? 'by_postgres' : overwritten };
}
