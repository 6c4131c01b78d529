import { leadPath, panelReads, products, type LeadForm } from '../../api/api';
import { record, records, send } from '../../api/send';

/** A lead as listed in the panel. */
export interface StoredLead {
  form: LeadForm;
  id: string;
  fields: Readonly<Record<string, unknown>>;
  /** Milliseconds since 1970. */
  createdAt: number;
}

/** The session of an admin who may read all leads. */
export interface Reader {
  cmsUrl: string;
  token: string;
}

/**
 * Logs an admin in at the CMS.
 * @returns the session's token
 */
export async function logIn(
  cmsUrl: string,
  { email, password }: { email: string; password: string },
): Promise<Reader> {
  const answer = await send(`${cmsUrl}/admin/login`, { method: 'POST', json: { email, password } });
  const { accessToken } = record(record(answer.body).data);
  if (typeof accessToken !== 'string') throw new Error('The admin could not log in.');
  return { cmsUrl, token: accessToken };
}

const pageSize = 1_000;

async function readAll({ cmsUrl, token }: Reader, list: string, query: Record<string, string>) {
  const rows: Record<string, unknown>[] = [];
  for (let page = 1, total = 1; rows.length < total; page += 1) {
    const part = { page: String(page), pageSize: String(pageSize) };
    const search = new URLSearchParams({ ...query, ...part });
    const answer = await send(`${cmsUrl}${list}?${search.toString()}`, { token });
    if (answer.status !== 200) throw new Error(`${list} answered ${String(answer.status)}.`);
    const { result, pagination } = record(answer.body);
    total = Number(record(pagination).total);
    const found = records(result);
    if (found.length === 0 && rows.length < total) throw new Error(`${list} ends too early.`);
    rows.push(...found);
  }
  return rows;
}

function toLead(
  form: LeadForm,
  { _id, createdAt, ...fields }: Record<string, unknown>,
): StoredLead {
  return { form, id: String(_id), fields, createdAt: Date.parse(String(createdAt)) };
}

/** All leads, including suspected spam. */
export async function readLeads(reader: Reader): Promise<StoredLead[]> {
  const leads: StoredLead[] = [];
  for (const kind of [{}, { suspected: 'true' }]) {
    const contacts = await readAll(reader, panelReads.contacts, kind);
    leads.push(...contacts.map((row) => toLead('createcontactus', row)));
    for (const product of products) {
      const requests = await readAll(reader, panelReads.demoRequests, { ...kind, product });
      leads.push(...requests.map((row) => toLead('createrequestdemo', row)));
    }
  }
  return leads;
}

/** How many leads have no timeline that begins with their arrival, once. */
export async function countWithoutArrival(
  { cmsUrl, token }: Reader,
  leads: readonly StoredLead[],
): Promise<number> {
  let count = 0;
  for (const { form, id } of leads) {
    const answer = await send(`${cmsUrl}${leadPath(form, id)}`, { token });
    const kinds = records(record(record(answer.body).result).timeline).map(({ kind }) => kind);
    if (kinds.indexOf('received') !== 0 || kinds.lastIndexOf('received') !== 0) count += 1;
  }
  return count;
}

/** The number of acknowledged leads that the CMS refused. */
export async function countDeadLetters(reader: Reader): Promise<number> {
  return (await readAll(reader, panelReads.deadLetters, {})).length;
}
