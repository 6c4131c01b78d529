import { trashDays } from '../../../src/contract/content/entry-state';
import { standIn } from '../../environment/stand-in';
import { record } from '../harness/call';
import { startTestCms, type TestCms } from '../harness/cms';
import { send } from '../harness/content';
import { eventually, logIn } from '../harness/publishing/publishing';

let cms: TestCms;
let token: string;

/** What the CMS has planned to do a minute or more after its start. */
const late: (() => void)[] = [];

beforeAll(async () => {
  const { outside } = cmsRealm;
  const { setTimeout: start } = outside;
  const restore = standIn(outside, {
    setTimeout: (work: () => void, ms = 0) => {
      if (ms < 60_000) return start(work, ms);
      late.push(work);
      return start(() => undefined, ms);
    },
  });
  cms = await startTestCms({ SITE_URL: 'https://site.example' });
  restore();
  token = await logIn(cms);
});

afterAll(() => cms.stop());

const dayMs = 24 * 60 * 60 * 1_000;
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs);
const at = (path: string, message: object = {}) =>
  send(cms, `/web-admin/${path}`, { token, ...message });
const table = (name: string) => cms.strapi.db.connection(name);
const count = async (name: string, where: object) => (await table(name).where(where)).length;

async function faq(question: string): Promise<string> {
  const body = { question, description: '<p>Answer.</p>' };
  return (await at('faqs/drafts', { body })).id;
}

async function trashedFor(days: number): Promise<string> {
  const id = await faq('In the trash?');
  await at(`faqs/${id}/trash`, { body: {} });
  await table('faqs')
    .where({ document_id: id })
    .update({ trashed_at: daysAgo(days) });
  return id;
}

/** An entry with more old versions than are kept. */
async function oldVersions(): Promise<string> {
  const entry = await faq('With a history?');
  const rows: unknown[] = await table('content_versions').where({ entry });
  const columns = Object.entries(record(rows[0])).filter(([name]) => name !== 'id');
  const version = Object.fromEntries(columns);
  const older = Array.from({ length: 110 }, (_, index) => ({
    ...version,
    number: index + 2,
    at: daysAgo(5 * 365),
  }));
  await table('content_versions').insert(older);
  return entry;
}

test('a running CMS empties its trash, deletes ended links to previews and thins out old versions', async () => {
  const [stays, goes] = [await trashedFor(trashDays - 1), await trashedFor(trashDays + 1)];
  const shared = await faq('Shared?');
  const open = await at(`faqs/${shared}/previews`, { body: { for: 'others', days: 1 } });
  expect(open.status).toBeLessThan(300);
  await table('preview_links').update({ expires_at: daysAgo(1) });
  const versioned = await oldVersions();

  for (const work of late) work();
  await eventually('the trash is emptied', async () => {
    return (await count('faqs', { document_id: goes })) === 0;
  });
  expect(await count('faqs', { document_id: stays })).toBe(1);
  await eventually('the link is gone', async () => (await count('preview_links', {})) === 0);
  await eventually('old versions are gone', async () => {
    return (await count('content_versions', { entry: versioned })) < 111;
  });
});
