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
/** @returns the revision that the build has to contain */
async function startBuild(): Promise<number> {
  await becomes('building');
  return (await stateOf(cms)).calledRevision;
}

/** Makes the site show a build of this revision, and its host notify the CMS. */
async function goesLive(revision: number): Promise<void> {
  host.siteSays(revision);
  await notify(cms, { state: 'ready' });
  await becomes('live');
}

test('a change is first waiting, then building, then live, for the site and for its entry', async () => {
  const before = await createFaq(cms, token);
  await settle(cms);
  const id = await createFaq(cms, token);
  expect(await faqStatus(cms, token, id)).toBe('waiting');
  const revision = await startBuild();
  expect(await faqStatus(cms, token, id)).toBe('building');
  expect(await faqStatus(cms, token, before)).toBe('live');
  const building = await shown(cms, token);
  expect(building.buildingSince).toBe(building.since);
  // A notification alone does not make it live: the site has to show the revision.
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

test('checks the site at once after a notification, even if no build was called', async () => {
  // While it expects nothing, the CMS checks the site once a minute.
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

test('an unpublished entry has a state until the site no longer shows it', async () => {
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

test('the time limit of a build starts when the host says that it is building', async () => {
  await createFaq(cms, token);
  await beginBuild(cms);
  await setState(cms, { calledAt: Date.now() - 60_000 });
  await notify(cms, { state: 'building' });
  const building = await shown(cms, token);
  expect(
    Date.parse(String(building.buildingSince)) - Date.parse(String(building.since)),
  ).toBeGreaterThan(50_000);
  await setState(cms, { calledAt: Date.now() - 100_000 });
  await nextSecond();
  expect(await statusOf(cms, token)).toBe('building');
  await setState(cms, { buildingAt: Date.now() - 90_000 });
  await becomes('failed');
  expect(await shown(cms, token)).toMatchObject({
    reason: 'The build did not end within 90 seconds.',
  });
});

test('a failed build shows its reason in one line, and Retry builds again', async () => {
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

test('a change after a failure waits, and its build includes what failed', async () => {
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

test('any build that contains all changes clears a failure', async () => {
  await createFaq(cms, token);
  const revision = await beginBuild(cms);
  await notify(cms, { state: 'error' });
  await goesLive(revision);
});

test('detects a host that goes back to an earlier build', async () => {
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
  ['with another context', { state: 'error', context: 'deploy-preview' }],
  ['about a deploy before the call', { state: 'error', created_at: '2020-01-01T00:00:00Z' }],
  ['without a valid time', { state: 'error', created_at: 'yesterday' }],
  ['with an intermediate state', { state: 'uploading' }],
  ['with a state that is no text', { state: ['error'] }],
])('a notification %s changes nothing', async (_what, deploy) => {
  await createFaq(cms, token);
  await beginBuild(cms);
  const before = await stateOf(cms);
  expect(await notify(cms, deploy)).toBe(204);
  expect(await stateOf(cms)).toEqual(before);
});

test.each([
  ['an HTML page', '<!doctype html>'],
  ['a revision that is no number', '{"revision":"1e400"}'],
  ['a revision beyond all dates', '{"revision":9007199254740991}'],
  ['more than 4 KB', `{"revision":8000000000000000${' '.repeat(5_000)}}`],
])('ignores a site that answers with %s instead of a record', async (_what, text) => {
  await createFaq(cms, token);
  await beginBuild(cms);
  host.siteSays(text);
  const looks = host.looks();
  await notify(cms, { state: 'ready' });
  await eventually('a look', () => host.looks() > looks);
  await wait(500);
  expect(await statusOf(cms, token)).toBe('building');
});
