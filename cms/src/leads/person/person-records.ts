import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { field } from '../../contract/json';
import { personActions, normalAddress, type PersonRecord } from '../../contract/leads/person';
import type { LeadForm } from '../../contract/leads/lead-forms';
import { formNamed, formNames } from '../../contract/leads/inbox';
import type { Actor } from '../../contract/leads/timeline';
import { storedMoment } from '../kinds';
import { keyedHash } from './keyed-hash';

type Connection = Core.Strapi['db']['connection'];

const table = 'person_records';

/** Names a person in a record. */
const keyOf = (email: string): string => keyedHash('records of people', normalAddress(email));

/** What to put on record. */
export interface NewRecord extends Omit<PersonRecord, 'at' | 'actor' | 'list'> {
  email: string;
  actor: Actor | undefined;
}

/** Puts on record that a person's data was exported or erased. Records are only added. */
export async function addRecord(
  connection: Connection,
  { email, actor, action, contacts, demoRequests, deadLetters, waiting }: NewRecord,
): Promise<void> {
  await connection(table).insert({
    action,
    person: keyOf(email),
    at: new Date(),
    actor: actor?.id ?? null,
    actor_name: actor?.name ?? null,
    contacts,
    demo_requests: demoRequests,
    dead_letters: deadLetters,
    waiting: waiting ?? null,
  });
}

/**
 * Puts on record that a list is about to be exported: one row, however many leads it has.
 * @returns a function that adds how many leads have left
 */
export async function addListRecord(
  connection: Connection,
  form: LeadForm,
  actor: Actor,
): Promise<(leads: number) => Promise<void>> {
  const document_id = randomBytes(12).toString('hex');
  await connection(table).insert({
    document_id,
    action: 'exported',
    // Nobody's key.
    person: '',
    at: new Date(),
    actor: actor.id,
    actor_name: actor.name,
    list: formNames[form],
  });
  return async (leads) => {
    await connection(table).where({ document_id }).update({ leads });
  };
}

function listIn(row: unknown): PersonRecord['list'] {
  const [name, leads] = [field(row, 'list'), field(row, 'leads')];
  const form = typeof name === 'string' ? formNamed(name) : undefined;
  if (form === undefined) return undefined;
  return { form, ...(typeof leads === 'number' ? { leads } : {}) };
}

function toRecord(row: unknown): PersonRecord {
  const list = listIn(row);
  const count = (name: string) => Number(field(row, name) ?? 0);
  const [id, name, waiting] = [
    field(row, 'actor'),
    field(row, 'actor_name'),
    field(row, 'waiting'),
  ];
  return {
    action: personActions.find((known) => known === field(row, 'action')) ?? 'exported',
    at: storedMoment(field(row, 'at')).toISOString(),
    ...(typeof id === 'number'
      ? { actor: { id, name: typeof name === 'string' ? name : '' } }
      : {}),
    contacts: count('contacts'),
    demoRequests: count('demo_requests'),
    deadLetters: count('dead_letters'),
    ...(typeof waiting === 'number' ? { waiting } : {}),
    ...(list === undefined ? {} : { list }),
  };
}

const maxShown = 100;

/**
 * The last records, the newest first.
 * @param email only those of this person
 */
export async function readRecords(strapi: Core.Strapi, email?: string): Promise<PersonRecord[]> {
  const query = strapi.db.connection(table);
  if (email !== undefined) void query.where('person', keyOf(email));
  const rows = await query
    .orderBy('id', 'desc')
    .limit(maxShown)
    .then((read: unknown[]) => read);
  return rows.map(toRecord);
}
