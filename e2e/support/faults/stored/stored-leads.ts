import { leadPath, panelReads, products, type LeadForm } from '../../api/api';
import { record, records, send } from '../../api/send';
import type { StateChange } from '../admin-at-work';

/** A lead as listed in the panel. */
export interface StoredLead {
  form: LeadForm;
  id: string;
  fields: Readonly<Record<string, unknown>>;
  /** Milliseconds since 1970. */
  createdAt: number;
  /** Whether it is taken for spam. */
  isSuspected: boolean;
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

/** All rows of a list, page by page. */
export async function readAll(
  { cmsUrl, token }: Reader,
  list: string,
  query: Record<string, string>,
): Promise<Record<string, unknown>[]> {
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

const toLead =
  (form: LeadForm, isSuspected: boolean) =>
  ({ _id, createdAt, ...fields }: Record<string, unknown>): StoredLead => ({
    form,
    id: String(_id),
    fields,
    createdAt: Date.parse(String(createdAt)),
    isSuspected,
  });

/** All leads, including suspected spam. */
export async function readLeads(reader: Reader): Promise<StoredLead[]> {
  const leads: StoredLead[] = [];
  for (const isSuspected of [false, true]) {
    const kind = isSuspected ? { suspected: 'true' } : {};
    const contacts = await readAll(reader, panelReads.contacts, kind);
    leads.push(...contacts.map(toLead('createcontactus', isSuspected)));
    for (const product of products) {
      const requests = await readAll(reader, panelReads.demoRequests, { ...kind, product });
      leads.push(...requests.map(toLead('createrequestdemo', isSuspected)));
    }
  }
  return leads;
}

/** What the timeline of a lead says about the mails that the CMS sends by itself. */
function expectedMails({ form, isSuspected }: StoredLead): string[] {
  if (isSuspected) return [];
  return form === 'createcontactus' ? ['mail_sent', 'receipt_sent'] : ['mail_sent'];
}

/**
 * How many leads have no timeline that begins with their arrival, once, followed by the mails about them and by what an admin
 * did.
 * @param mails which ones: none, each of them once, or any while some are still waiting
 * @param changes the states that an admin gave to leads, in their order; each of them once
 */
export async function countWrongTimelines(
  { cmsUrl, token }: Reader,
  leads: readonly StoredLead[],
  mails: 'none' | 'each' | 'any',
  changes: readonly StateChange[] = [],
): Promise<number> {
  let count = 0;
  for (const lead of leads) {
    const answer = await send(`${cmsUrl}${leadPath(lead.form, lead.id)}`, { token });
    const rows = records(record(record(answer.body).result).timeline);
    const [first, ...later] = rows.map(({ kind }) => String(kind));
    const mailed = later.filter((kind) => kind !== 'state_changed').sort();
    const states = rows.flatMap(({ kind, detail }) =>
      kind === 'state_changed' ? [String(record(detail).state)] : [],
    );
    const given = changes.flatMap(({ lead: id, state }) => (id === lead.id ? [state] : []));
    const expected = { none: [], each: expectedMails(lead), any: mailed }[mails];
    const isRight = first === 'received' && !later.includes('received');
    const isWhole = mailed.join() === expected.sort().join() && states.join() === given.join();
    if (!isRight || !isWhole) count += 1;
  }
  return count;
}

/** The number of acknowledged leads that the CMS refused. */
export async function countDeadLetters(reader: Reader): Promise<number> {
  return (await readAll(reader, panelReads.deadLetters, {})).length;
}
