import { setTimeout as wait } from 'node:timers/promises';
import { call, record } from '../harness/call';
import { nextSecond } from '../harness/clock';
import { startTestCms, type TestCms } from '../harness/cms';
import { send } from '../harness/content';
import { startHost, type Host } from '../harness/host';
import {
  beginBuild,
  createFaq,
  deploySecret,
  eventually,
  faqStatus,
  logIn,
  notify,
  setState,
  settle,
  shown,
  stateOf,
  statusOf,
} from '../harness/publishing/publishing';

let host: Host;
let cms: TestCms;
let token: string;

beforeAll(async () => {
  host = await startHost();
  cms = await startTestCms({
    ...host.env,
    PUBLISH_QUIET_SECONDS: '1',
    BUILD_TIMEOUT_SECONDS: '90',
    DEPLOY_NOTIFICATION_SECRET: deploySecret,
  });
  token = await logIn(cms);
});

beforeEach(async () => {
  host.siteSays(undefined);
  await settle(cms);
  host.calls.length = 0;
});

afterAll(async () => {
  await cms.stop();
  await host.stop();
});

const becomes = (status: string) =>
  eventually(status, async () => (await statusOf(cms, token)) === status);
const unpublish = (id: string) =>
  call(cms, `/content-manager/collection-types/api::faq.faq/${id}/actions/unpublish`, {
    token,
    body: {},
  });
/** @returns the revision that the build has to bring */
async function startBuild(): Promise<number> {
  await becomes('building');
  return (await stateOf(cms)).calledRevision;
}

/** The site is built from a revision, and its host says that something is new. */
async function goesLive(revision: number): Promise<void> {
  host.siteSays(revision);
  await notify(cms, { state: 'ready' });
  await becomes('live');
}

test('a change is waiting, building and live, for the site and for its entry', async () => {
  const before = await createFaq(cms, token);
  await settle(cms);
  const id = await createFaq(cms, token);
  expect(await faqStatus(cms, token, id)).toBe('waiting');
  const revision = await startBuild();
  expect(await faqStatus(cms, token, id)).toBe('building');
  expect(await faqStatus(cms, token, before)).toBe('live');
  const building = await shown(cms, token);
  expect(building.buildingSince).toBe(building.since);
  // It does not go live by being told so: the site says it.
  expect(await notify(cms, { state: 'ready' })).toBe(204);
  await nextSecond();
  expect(await statusOf(cms, token)).toBe('building');
  host.siteSays(revision);
  await becomes('live');
  expect(await faqStatus(cms, token, id)).toBe('live');
  const live = await shown(cms, token);
  expect(live.since).toBe(live.liveSince);
  expect(live).not.toHaveProperty('reason');
  const listed = await call(cms, '/web-admin/faqs', { token });
  const rows = [listed.body.result].flat().map((row) => record(row).publishing);
  expect(new Set(rows)).toEqual(new Set(['live']));
});

test('a notification makes the CMS look at the site at once, also where no build was called', async () => {
  // While nothing is expected the CMS looks once in a minute.
  await nextSecond();
  const { changedRevision } = await stateOf(cms);
  const looks = host.looks();
  host.siteSays(changedRevision + 1);
  await notify(cms, { state: 'ready' });
  await eventually('a look', () => host.looks() > looks, 3_000);
  await eventually(
    'the newer build',
    async () => (await stateOf(cms)).liveRevision === changedRevision + 1,
  );
});

test('an unpublished entry is on its way until the site no longer shows it', async () => {
  const id = await createFaq(cms, token);
  await settle(cms);
  await unpublish(id);
  expect(await faqStatus(cms, token, id)).toBe('waiting');
  await goesLive(await startBuild());
  const { body } = await call(cms, `/web-admin/faqs/${id}`, { token });
  expect(record(body.result)).toMatchObject({ published: false });
  expect(body.result).not.toHaveProperty('publishing');
});

test('a draft that was never published has no state', async () => {
  const { body } = await call(cms, '/content-manager/collection-types/api::faq.faq', {
    token,
    body: { question: 'Draft?', description: '<p>D</p>' },
  });
  const id = String(record(body.data).documentId);
  expect(await faqStatus(cms, token, id)).toBeUndefined();
});

test('the host says when it builds, and that counts for the time that a build may take', async () => {
  await createFaq(cms, token);
  await beginBuild(cms);
  await setState(cms, { calledAt: Date.now() - 60_000 });
  await notify(cms, { state: 'building' });
  const told = await shown(cms, token);
  expect(Date.parse(String(told.buildingSince)) - Date.parse(String(told.since))).toBeGreaterThan(
    50_000,
  );
  await setState(cms, { calledAt: Date.now() - 100_000 });
  await nextSecond();
  expect(await statusOf(cms, token)).toBe('building');
  await setState(cms, { buildingAt: Date.now() - 90_000 });
  await becomes('failed');
  expect(await shown(cms, token)).toMatchObject({
    reason: 'The build did not end within 90 seconds.',
  });
});

test('a build that fails says why in one line, and is built again by Retry', async () => {
  const id = await createFaq(cms, token);
  const revision = await startBuild();
  const message = `Error:\n  \u0000\u202eslug\t"<b>a</b>" is missing${' and so on'.repeat(100)}`;
  await notify(cms, { state: 'error', error_message: message });
  const failed = await shown(cms, token);
  expect(failed.status).toBe('failed');
  expect(failed.reason).toMatch(/^The build failed: Error: slug "<b>a<\/b>" is missing and so on/);
  expect(String(failed.reason)).toHaveLength(300);
  expect(await faqStatus(cms, token, id)).toBe('failed');
  await nextSecond();
  expect(host.calls).toHaveLength(1);
  const retried = await send(cms, '/web-admin/publishing/now', { token, body: {} });
  expect(retried.body).toMatchObject({ status: 'waiting' });
  expect(retried.body).not.toHaveProperty('reason');
  const again = await startBuild();
  expect(again).toBeGreaterThan(revision);
  expect(host.calls).toHaveLength(2);
  await goesLive(again);
  expect(await faqStatus(cms, token, id)).toBe('live');
});

test('a change after a failure waits, and its build brings what failed', async () => {
  const first = await createFaq(cms, token);
  await beginBuild(cms);
  await notify(cms, { state: 'error' });
  expect(await shown(cms, token)).toMatchObject({ status: 'failed', reason: 'The build failed.' });
  const second = await createFaq(cms, token);
  expect(await statusOf(cms, token)).toBe('waiting');
  expect(await faqStatus(cms, token, first)).toBe('failed');
  expect(await faqStatus(cms, token, second)).toBe('waiting');
  await goesLive(await startBuild());
  expect(await faqStatus(cms, token, first)).toBe('live');
});

test('a build of somebody else that has all changes in it makes a failure good', async () => {
  await createFaq(cms, token);
  const revision = await beginBuild(cms);
  await notify(cms, { state: 'error' });
  await goesLive(revision);
});

test('a host that goes back to an earlier build is found out', async () => {
  const id = await createFaq(cms, token);
  const revision = await beginBuild(cms);
  await goesLive(revision);
  host.siteSays(revision - 1);
  await notify(cms, { state: 'ready' });
  await becomes('failed');
  expect(await shown(cms, token)).toMatchObject({ reason: 'The site shows an earlier build.' });
  expect(await faqStatus(cms, token, id)).toBe('failed');
  await send(cms, '/web-admin/publishing/now', { token, body: {} });
  await goesLive(await startBuild());
  expect(await faqStatus(cms, token, id)).toBe('live');
});

test.each([
  ['of another context', { state: 'error', context: 'deploy-preview' }],
  ['of a deploy from before the call', { state: 'error', created_at: '2020-01-01T00:00:00Z' }],
  ['without a moment', { state: 'error', created_at: 'yesterday' }],
  ['of a state in between', { state: 'uploading' }],
  ['that says nothing', { state: ['error'] }],
])('a notification %s changes nothing', async (_what, deploy) => {
  await createFaq(cms, token);
  await beginBuild(cms);
  const before = await stateOf(cms);
  expect(await notify(cms, deploy)).toBe(204);
  expect(await stateOf(cms)).toEqual(before);
});

test.each([
  ['a page', '<!doctype html>'],
  ['no revision', '{"revision":"1e400"}'],
  ['a revision beyond all moments', '{"revision":9007199254740991}'],
  ['more than 4 KB', `{"revision":8000000000000000${' '.repeat(5_000)}}`],
])('a site that says %s instead of a record is not believed', async (_what, text) => {
  await createFaq(cms, token);
  await beginBuild(cms);
  host.siteSays(text);
  const looks = host.looks();
  await notify(cms, { state: 'ready' });
  await eventually('a look', () => host.looks() > looks);
  await wait(500);
  expect(await statusOf(cms, token)).toBe('building');
});
