import { setImmediate } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { fieldNamesWith, type LeadForm } from '../../contract/leads/lead-forms';
import { normalAddress } from '../../contract/leads/person';
import { leadKinds } from '../kinds';
import { forgetEditor } from '../../content/versions/forget-editor';
import { deleteWithTimelines } from '../inbox/timeline';

type Connection = Core.Strapi['db']['connection'];
type Row = Record<string, unknown>;

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
  columns: readonly string[];
  texts: (row: Row) => unknown[];
}

function leadsOf(form: LeadForm): Leads {
  const columns = fieldNamesWith(form, 'erased');
  const texts = (row: Row) => columns.map((name) => row[name]);
  return { table: leadKinds[form].table, columns, texts };
}

/** The kinds of rows, in the order in which they are searched. */
const kinds = ['contacts', 'demoRequests', 'deadLetters'] as const;

type Kind = (typeof kinds)[number];

const leads: Readonly<Record<Kind, Leads>> = {
  contacts: leadsOf('createcontactus'),
  demoRequests: leadsOf('createrequestdemo'),
  deadLetters: { table: 'dead_letters', columns: ['lead'], texts: textsInside },
};

/**
 * The ids of the rows in which one text is the address. Databases fold the case of ASCII letters only, so the comparison is
 * made here.
 */
async function findIds(
  connection: Connection,
  { table, columns, texts }: Leads,
  address: string,
): Promise<number[]> {
  const found: number[] = [];
  let last = 0;
  for (;;) {
    const rows = await connection(table)
      .select(['id', ...columns])
      .where('id', '>', last)
      .orderBy('id')
      .limit(batchSize)
      .then((read: Row[]) => read);
    for (const row of rows) {
      if (texts(row).some((text) => normalAddress(text) === address)) found.push(Number(row.id));
    }
    if (rows.length < batchSize) return found;
    last = Number(rows.at(-1)?.id);
    // SQLite answers at once: without this, no other call would be handled until all rows are read.
    await setImmediate();
  }
}

async function deleteRows(
  strapi: Core.Strapi,
  connection: Connection,
  table: string,
  ids: number[],
): Promise<number> {
  let deleted = 0;
  for (let start = 0; start < ids.length; start += batchSize) {
    const batch = ids.slice(start, start + batchSize);
    deleted += await deleteWithTimelines(strapi, connection, table, batch);
  }
  return deleted;
}

/** The ids of the rows of each kind. */
export type StoredIds = Readonly<Record<Kind, number[]>>;

/** How many rows there are of each kind. */
export type StoredCounts = Record<Kind, number>;

/**
 * Finds all contacts, demo requests and dead letters of an address, in whichever field it is. It reads every row, without a
 * transaction, so that no visitor waits.
 */
export async function findStored(strapi: Core.Strapi, email: string): Promise<StoredIds> {
  const address = normalAddress(email);
  const { connection } = strapi.db;
  const find = (kind: Kind) => findIds(connection, leads[kind], address);
  return {
    contacts: await find('contacts'),
    demoRequests: await find('demoRequests'),
    deadLetters: await find('deadLetters'),
  };
}

/**
 * Deletes all contacts, demo requests and dead letters of an address, with their timelines and with their idempotency keys,
 * which are in the same rows. If it is an admin's address, versions of content no longer name the admin. The CMS may keep
 * running.
 * @param record puts it on record, in the same transaction
 */
export async function eraseStored(
  strapi: Core.Strapi,
  email: string,
  record: (transaction: Connection, erased: StoredCounts) => Promise<void>,
): Promise<StoredCounts> {
  const ids = await findStored(strapi, email);
  return strapi.db.connection.transaction(async (transaction: Connection) => {
    const erased: StoredCounts = { contacts: 0, demoRequests: 0, deadLetters: 0 };
    for (const kind of kinds) {
      erased[kind] = await deleteRows(strapi, transaction, leads[kind].table, ids[kind]);
    }
    await forgetEditor(transaction, email);
    await record(transaction, erased);
    return erased;
  });
}
