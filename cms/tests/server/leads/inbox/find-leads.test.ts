import { leadForms } from '../../../../src/contract/leads/lead-forms';
import { acceptedBefore } from '../../../../src/leads/inbox/list/accepted-period';
import { findIds } from '../../../../src/leads/inbox/list/find-leads';
import { openStates, type Selection } from '../../../../src/leads/inbox/list/selection';
import { nextWednesday } from '../../harness/clock';
import { startTestCms, type TestCms } from '../../harness/cms';
import { storeLead } from '../../harness/leads/leads';
import { contact, demoRequest } from '../../harness/leads/sent-leads';
import { planOf, watchStatements } from '../../harness/plans';

let cms: TestCms;

const hour = 3_600_000;
const now = nextWednesday();

/** The accounts that own a quarter of the leads each; nobody owns the last one. */
const owners = [101, 102, 103, null] as const;

const count = 24;

/** Stores a lead so many hours ago, and sets columns of its row. */
async function store(
  form: 'createcontactus' | 'createrequestdemo',
  ago: number,
  row: object,
): Promise<void> {
  const [table, fields] =
    form === 'createcontactus' ? ['contacts', contact] : ['demo_requests', demoRequest];
  const acceptedAt = new Date(now - ago * hour);
  const { id } = await storeLead(cms, form, fields, { acceptedAt });
  await cms.strapi.db.connection(table).where({ document_id: id }).update(row);
}

beforeAll(async () => {
  cms = await startTestCms();
  const soon = new Date(now + 2 * hour);
  const later = new Date(now + 9 * 24 * hour);
  for (let place = 0; place < count; place += 1) {
    const form = place % 3 === 0 ? 'createrequestdemo' : 'createcontactus';
    // Between them, leads that are due later; the first one was stored with two weeks of days off.
    const ago = place === 0 ? 14 * 24 : 60 + 3 * place;
    await store(form, ago, { due_at: soon, owner: owners[place % owners.length] });
    await store(form, 61 + 3 * place, { due_at: later });
  }
});

afterAll(() => cms.stop());

/** The open leads of both forms that are due soon, narrowed down. */
function dueSoon(narrowed: Partial<Selection> = {}): Selection[] {
  const due = { from: new Date(now), before: new Date(now + 6 * hour) };
  const calendar = { zone: 'Europe/Zurich', daysOff: new Set<string>() };
  return leadForms.map((form) => ({
    ...{ form, suspicions: [null], states: openStates, due },
    acceptedForDue: acceptedBefore(form, due.before, calendar),
    ...narrowed,
  }));
}

const demosFor = (product: 'Dc3' | 'Aksa Studio') =>
  dueSoon({ product }).filter(({ form }) => form === 'createrequestdemo');

test.each<[string, Selection[], number]>([
  ['leads', dueSoon(), count],
  ['requests for a product', demosFor('Dc3'), count / 3],
  ['requests for a product that nobody asked for', demosFor('Aksa Studio'), 0],
  ['leads of some days', dueSoon({ accepted: { from: new Date(now - 90 * hour) } }), 10],
  ['leads of an account', dueSoon({ owners: [101] }), count / 4],
  ['leads that nobody owns', dueSoon({ owners: [null] }), count / 4],
])('%s are the same in the order of acceptance as by their due times', async (_, all, found) => {
  const byDueTime = await findIds(cms.strapi, all, { limit: 100, few: 100 });
  expect(byDueTime).toHaveLength(found);
  for (const limit of [1, 5, 100]) {
    for (let offset = 0; offset <= found; offset += limit) {
      expect(await findIds(cms.strapi, all, { offset, limit })).toEqual(
        byDueTime.slice(offset, offset + limit),
      );
    }
  }
  expect(await findIds(cms.strapi, all, { search: 'visitor', limit: 100 })).toEqual(
    await findIds(cms.strapi, all, { search: 'visitor', limit: 100, few: 100 }),
  );
});

test('leads of several accounts that cannot log in are merged in the order of acceptance', async () => {
  const gone = [
    { form: leadForms[0], suspicions: [null], states: ['open' as const], owners: [[102, 103]] },
  ];
  const all = await findIds(cms.strapi, gone, { limit: 100 });
  expect(all).toHaveLength(8);
  for (let limit = 1; limit < all.length; limit += 1) {
    expect(await findIds(cms.strapi, gone, { limit })).toEqual(all.slice(0, limit));
  }
});

test('a page of many leads is read in the order of an index', async () => {
  const { statements, stop } = watchStatements(cms, 'contacts');
  await findIds(cms.strapi, dueSoon(), { limit: 10 });
  stop();
  const plans = await Promise.all(statements.map((statement) => planOf(cms, statement)));
  expect(plans).toEqual([expect.not.stringMatching(/SCAN (contacts|demo_requests)|Seq Scan/)]);
});
