import type { Core } from '@strapi/strapi';
import { fieldNamesWith, type LeadForm } from '../../contract/leads/lead-forms';
import { leadKinds } from '../kinds';

/**
 * A text in the form in which addresses are compared: letter case, spaces around it and the two ways to write an accent do
 * not count. What waits in the outbox is compared in the same form.
 */
const plainAddress = (value: unknown): string =>
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

/** What a dead letter holds as JSON. One that cannot be read holds its text. */
function textsInside({ lead }: Row): unknown[] {
  try {
    const sent: unknown = JSON.parse(String(lead));
    return typeof sent === 'object' && sent !== null ? Object.values(sent) : [lead];
  } catch {
    return [lead];
  }
}

/** A table that holds what visitors sent, and the texts of a row that may be the address. */
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

/** The ids of the rows of which one text is the address. The databases fold the case of ASCII letters only: this reads. */
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
    deleted += await connection(table)
      .whereIn('id', ids.slice(start, start + batchSize))
      .delete();
  }
  return deleted;
}

/**
 * Deletes all contacts, demo requests and dead letters of an address, whichever of their fields it stands in. Their
 * idempotency keys stand in the same rows. The CMS may run meanwhile: rows are looked for without a transaction, so that
 * no visitor waits, and deleted in one.
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
