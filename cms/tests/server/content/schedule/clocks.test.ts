import { localMinute } from '../../../../src/contract/content/schedule';
import { runDuePlans } from '../../../../src/content/schedule/run-plans';
import { record } from '../../harness/call';
import { passTime, turnClock } from '../../harness/clock';
import { startTestCms, type TestCms } from '../../harness/cms';
import { send } from '../../harness/content';
import { watchStatements } from '../../harness/plans';
import { logIn } from '../../harness/publishing/publishing';

let cms: TestCms;
let token: string;

beforeAll(async () => {
  cms = await startTestCms({ SITE_URL: 'https://site.example' });
  token = await logIn(cms);
});

afterAll(() => cms.stop());

const minute = 60_000;
const at = (path: string, message: object = {}) =>
  send(cms, `/web-admin/${path}`, { token, ...message });
const fields = (question: string) => ({ question, description: `<p>${question}</p>` });
const saveDraft = (id: string, question: string) =>
  at(`faqs/${id}/draft`, { method: 'PUT', body: fields(question) });
const liveFaq = async (question: string) =>
  (await at('faq/createfaq', { body: fields(question) })).id;
const read = async (id: string) => (await at(`faqs/${id}`)).result;
const inState = async (state: string) => {
  const { body } = await at(`faqs?state=${state}`);
  return [body.result].flat().map((row) => record(row)._id);
};
const saved = async (id: string) => {
  const rows: unknown[] = await cms.strapi.db
    .query('api::faq.faq')
    .findMany({ where: { documentId: id }, orderBy: { publishedAt: 'asc' } });
  return rows.map((row) => ({
    live: record(row).publishedAt !== null,
    at: new Date(String(record(row).updatedAt)).getTime(),
  }));
};

async function isPreviewLive(id: string): Promise<unknown> {
  const { result } = await at(`faqs/${id}/previews`, { body: { for: 'others', days: 1 } });
  const preview = new URL(String(result.url)).hash.slice(1);
  const headers = { 'X-Client-Address': '198.51.100.7' };
  const shown = await send(cms, '/api/preview', {
    token: cms.functionToken,
    headers,
    body: { token: preview },
  });
  return shown.result.live ?? shown.body.live;
}

test('a draft that is saved after the clock was put back is newer, can be planned, and is published', async () => {
  const id = await liveFaq('Before?');
  expect(await isPreviewLive(id)).toBe(true);
  turnClock(-30 * minute);
  await saveDraft(id, 'After?');
  // What the two rows say of their times is the wrong way round.
  const times = await saved(id);
  const timeOf = (live: boolean) => times.find((row) => row.live === live)?.at ?? 0;
  expect(timeOf(true) - timeOf(false)).toBeGreaterThan(20 * minute);

  expect(await read(id)).toMatchObject({ question: 'After?', state: 'live_with_draft' });
  expect(await inState('live_with_draft')).toEqual([id]);
  expect(await inState('live')).toEqual([]);
  expect(await isPreviewLive(id)).toBe(false);
  const when = localMinute(new Date(Date.now() + 2 * minute), 'Europe/Zurich');
  const planned = await at(`faqs/${id}/plans/publish`, { method: 'PUT', body: { at: when } });
  expect(planned.status).toBe(200);
  passTime(3 * minute);
  await runDuePlans(cms.strapi);
  expect(await read(id)).toMatchObject({ question: 'After?', state: 'live' });
  expect(await inState('live_with_draft')).toEqual([]);
});

test('a draft that is saved with what the site shows is not newer', async () => {
  const id = await liveFaq('Same?');
  await saveDraft(id, 'Other?');
  await saveDraft(id, 'Same?');
  expect(await read(id)).toMatchObject({ state: 'live' });
  expect(await inState('live')).toContain(id);
});

test('entries without versions are told by the times of their rows', async () => {
  const [older, newer] = [await liveFaq('Older?'), await liveFaq('Newer?')];
  await cms.strapi.db
    .connection('faqs')
    .where({ document_id: newer })
    .whereNull('published_at')
    .update({ updated_at: new Date(Date.now() + minute) });
  await cms.strapi.db.connection('content_versions').whereIn('entry', [older, newer]).delete();
  expect(await read(older)).toMatchObject({ state: 'live' });
  expect(await read(newer)).toMatchObject({ state: 'live_with_draft' });
  expect(await inState('live_with_draft')).toEqual([newer]);
});

test('a list reads the versions of all its entries with one statement', async () => {
  for (let number = 1; number <= 5; number += 1) await liveFaq(`Listed ${String(number)}?`);
  const { statements, stop } = watchStatements(cms, 'content_versions');
  await at('faqs');
  stop();
  expect(statements).toHaveLength(1);
});
