import type { Core } from '@strapi/strapi';
import { fieldNamesWith, type LeadForm } from '../../contract/leads/lead-forms';
import { leadKinds } from '../kinds';
import { deleteWithTimelines } from '../inbox/timeline';

/**
 * Normalises a text for comparing addresses: case, surrounding spaces and the two Unicode forms of an accent do not matter.
 * Addresses in the outbox are compared in the same form.
 */
export const plainAddress = (value: unknown): string =>
  typeof value === 'string' ? value.trim().normalize('NFC').toLowerCase() : '';

type Connection = Core.Strapi['db']['connection'];
type Row = Record<string, unknown>;

/** How many of each were deleted. */
export interface ErasedStored {
  contacts: number;
  demoRequests: number;
  deadLetters: number;
}

const batchSize = 500;

/** The parsed JSON of a dead letter, or its text if it cannot be parsed. */
function textsInside({ lead }: Row): unknown[] {
  try {
    const sent: unknown = JSON.parse(String(lead));
    return typeof sent === 'object' && sent !== null ? Object.values(sent) : [lead];
  } catch {
    return [lead];
  }
}

/** A table of visitors' data, and the texts of a row that may contain the address. */
interface Leads {
  table: string;
  texts: (row: Row) => unknown[];
}

const leadsOf = (form: LeadForm): Leads => ({
  table: leadKinds[form].table,
  texts: (row) => fieldNamesWith(form, 'erased').map((name) => row[name]),
});

const leads: Readonly<Record<keyof ErasedStored, Leads>> = {
  contacts: leadsOf('createcontactus'),
  demoRequests: leadsOf('createrequestdemo'),
  deadLetters: { table: 'dead_letters', texts: textsInside },
};

/**
 * The ids of the rows in which one text is the address. Databases fold the case of ASCII letters only, so the comparison is
 * made here.
 */
async function findIds(
  connection: Connection,
  { table, texts }: Leads,
  address: string,
): Promise<number[]> {
  const found: number[] = [];
  let last = 0;
  for (;;) {
    const rows = await connection(table)
      .select()
      .where('id', '>', last)
      .orderBy('id')
      .limit(batchSize)
      .then((read: Row[]) => read);
    for (const row of rows) {
      if (texts(row).some((text) => plainAddress(text) === address)) found.push(Number(row.id));
    }
    if (rows.length < batchSize) return found;
    last = Number(rows.at(-1)?.id);
  }
}

async function deleteRows(connection: Connection, table: string, ids: number[]): Promise<number> {
  let deleted = 0;
  for (let start = 0; start < ids.length; start += batchSize) {
    deleted += await deleteWithTimelines(connection, table, ids.slice(start, start + batchSize));
  }
  return deleted;
}

/**
 * Deletes all contacts, demo requests and dead letters of an address, in whichever field it is, with their timelines and with
 * their idempotency keys, which are in the same rows. The CMS may keep running: rows are searched without a transaction, so
 * that no visitor waits, and deleted in one.
 */
export async function eraseStored(strapi: Core.Strapi, email: string): Promise<ErasedStored> {
  const address = plainAddress(email);
  const { connection } = strapi.db;
  const find = (kind: keyof ErasedStored) => findIds(connection, leads[kind], address);
  const ids = {
    contacts: await find('contacts'),
    demoRequests: await find('demoRequests'),
    deadLetters: await find('deadLetters'),
  };
  return connection.transaction(async (transaction: Connection) => {
    const erase = (kind: keyof ErasedStored) =>
      deleteRows(transaction, leads[kind].table, ids[kind]);
    return {
      contacts: await erase('contacts'),
      demoRequests: await erase('demoRequests'),
      deadLetters: await erase('deadLetters'),
    };
  });
}
