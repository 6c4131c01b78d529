import { keptBuilds, namedEntries } from '../../../src/contract/content/publishing';
import { permissionAction } from '../../../src/plugins/web-admin/server/src/permissions';
import { carriedIn } from '../../../src/publishing/builds/carried';
import { readPublishingSettings } from '../../../src/publishing/settings';
import { openWorker } from '../../../src/publishing/worker';
import { createAccount, createRole, openSession } from '../harness/access/accounts';
import { call, record } from '../harness/call';
import { startTestCms, type TestCms } from '../harness/cms';
import { drawnPicture, send } from '../harness/content';
import { startHost, type Host } from '../harness/host';
import {
  beginBuild,
  createFaq,
  deploySecret,
  eventually,
  logIn,
  notify,
  setState,
  settle,
  stateOf,
  statusOf,
} from '../harness/publishing/publishing';

// The tests begin and end builds themselves.
let host: Host;
let cms: TestCms;
let token: string;
let picture: string;

beforeAll(async () => {
  host = await startHost();
  cms = await startTestCms({
    SITE_URL: host.env.SITE_URL,
    DEPLOY_NOTIFICATION_SECRET: deploySecret,
  });
  token = await logIn(cms);
  picture = await drawnPicture(1);
});

beforeEach(async () => {
  host.siteSays(undefined);
  await settle(cms);
});

afterAll(async () => {
  await cms.stop();
  await host.stop();
});

async function buildsAs(reader: string): Promise<Record<string, unknown>[]> {
  const { status, body } = await call(cms, '/web-admin/publishing/builds', { token: reader });
  if (status !== 200) throw new Error(`The builds were answered with ${String(status)}.`);
  return [body.result].flat().map(record);
}

/** The newest build. */
const lastBuild = async (): Promise<Record<string, unknown>> => record((await buildsAs(token))[0]);

const createBlog = async (title: string): Promise<string> =>
  (
    await send(cms, '/web-admin/blogs/createblog', {
      token,
      body: { title, description: '<p>D</p>', image: [picture], category: 'HR' },
    })
  ).id;

/** Makes the site show all changes so far. */
async function goLive(builtAt?: string): Promise<void> {
  const { changedRevision } = await stateOf(cms);
  host.siteSays(
    builtAt === undefined
      ? changedRevision
      : JSON.stringify({ revision: changedRevision, builtAt }),
  );
  await notify(cms, { state: 'ready' });
  await eventually('live', async () => (await statusOf(cms, token)) === 'live');
}

test('a build names what it carried, with the addresses of what is live', async () => {
  const gone = await createFaq(cms, token, 'Gone?');
  const hidden = await createBlog('Hidden');
  await settle(cms);
  const blog = await createBlog('New roles');
  const faq = await createFaq(cms, token, 'Is it new?');
  await call(cms, `/web-admin/faq/deletefaq/${gone}`, { method: 'DELETE', token });
  const unpublish = `/content-manager/collection-types/api::blog.blog/${hidden}/actions/unpublish`;
  await call(cms, unpublish, { token, body: {} });
  const redirect = { from: '/old-roles', to: '/about' };
  await send(cms, '/web-admin/redirects', { token, body: redirect });
  await beginBuild(cms);
  const carried = [
    { kind: 'redirects', published: true },
    { kind: 'blog', title: 'Hidden', published: false },
    expect.objectContaining({ kind: 'faq', published: false }),
    { kind: 'faq', title: 'Is it new?', published: true },
    { kind: 'blog', title: 'New roles', published: true },
  ];
  expect(await lastBuild()).toMatchObject({ outcome: 'building', entries: carried, others: 0 });
  const builtAt = new Date().toISOString();
  await goLive(builtAt);
  const live = await lastBuild();
  expect(live).toMatchObject({ outcome: 'live', builtAt, calledAt: expect.any(String) });
  expect(live.entries).toEqual([
    ...carried.slice(0, 3),
    { ...record(carried[3]), siteUrl: `${host.env.SITE_URL}/faq#faq-${faq}` },
    { ...record(carried[4]), siteUrl: `${host.env.SITE_URL}/blog/new-roles` },
  ]);
  const listed = await call(cms, `/web-admin/blogs/${blog}`, { token });
  expect(listed.body.result).toMatchObject({ siteUrl: `${host.env.SITE_URL}/blog/new-roles` });
});

test('an entry has no address on the site until its last change is live', async () => {
  const id = await createFaq(cms, token);
  await beginBuild(cms);
  const read = async () =>
    record((await call(cms, `/web-admin/faqs/${id}`, { token })).body.result);
  expect(await read()).not.toHaveProperty('siteUrl');
  await goLive();
  expect(await read()).toHaveProperty('siteUrl');
  const body = { question: 'Changed?', description: '<p>A.</p>' };
  await call(cms, `/web-admin/faq/editfaq/${id}`, { method: 'PUT', token, body });
  expect(await read()).not.toHaveProperty('siteUrl');
  // The build that carried it no longer leads to it either.
  expect(JSON.stringify(await lastBuild())).not.toContain('siteUrl');
});

test('an entry that is changed again while it is built is named by both builds', async () => {
  const id = await createFaq(cms, token, 'First?');
  const revision = await beginBuild(cms);
  const body = { question: 'Second?', description: '<p>A.</p>' };
  await call(cms, `/web-admin/faq/editfaq/${id}`, { method: 'PUT', token, body });
  host.siteSays(revision);
  await notify(cms, { state: 'ready' });
  await eventually('the end', async () => (await stateOf(cms)).calledAt === null);
  await beginBuild(cms);
  await goLive();
  const [second, first] = await buildsAs(token);
  expect(first).toMatchObject({ outcome: 'live', entries: [{ title: 'First?' }] });
  expect(second).toMatchObject({ outcome: 'live', entries: [{ title: 'Second?' }] });
});

test('a failed build has its reason, and the next one carries the same', async () => {
  await createFaq(cms, token, 'Broken?');
  await beginBuild(cms);
  await notify(cms, { state: 'error', error_message: 'No space left' });
  expect(await lastBuild()).toMatchObject({
    outcome: 'failed',
    reason: 'The build failed: No space left',
    endedAt: expect.any(String),
    entries: [{ title: 'Broken?' }],
  });
  await beginBuild(cms);
  await goLive();
  const [next, failed] = await buildsAs(token);
  expect(failed).toMatchObject({ outcome: 'failed' });
  expect(next).toMatchObject({ outcome: 'live', entries: [{ title: 'Broken?' }] });
});

test('a build that its host begins again is replaced by another one, which carries the same', async () => {
  await createFaq(cms, token, 'Begun twice?');
  await beginBuild(cms);
  const later = new Date(Date.now() + 2_000).toISOString();
  await notify(cms, { state: 'building' });
  await notify(cms, { state: 'building', created_at: later });
  await goLive();
  const [second, first] = await buildsAs(token);
  expect(first).toMatchObject({ outcome: 'replaced', entries: [{ title: 'Begun twice?' }] });
  expect(second).toMatchObject({ outcome: 'live', entries: [{ title: 'Begun twice?' }] });
});

test('a long list of changes is cut and counted', async () => {
  for (let made = 0; made < namedEntries + 3; made += 1) await createFaq(cms, token);
  await beginBuild(cms);
  const { entries, others } = await lastBuild();
  expect(entries).toHaveLength(namedEntries);
  expect(others).toBe(3);
});

test('the last fifty builds are kept', async () => {
  for (let made = 0; made < keptBuilds + 5; made += 1) {
    await setState(cms, { calledAt: Date.now() + made, calledRevision: made });
    await setState(cms, { calledAt: null });
  }
  expect(await buildsAs(token)).toHaveLength(keptBuilds);
  const rows = await cms.strapi.db.query('api::publication-build.publication-build').count();
  expect(rows).toBe(keptBuilds);
});

test('of two processes that work at the same time, one records the build', async () => {
  const { signal } = new AbortController();
  const hook = host.env.BUILD_HOOK_URL;
  const settings = { ...readPublishingSettings(), hook, quietMs: 0 };
  const workers = Array.from({ length: 2 }, () => openWorker(cms.strapi, settings));
  const before = await lastBuild();
  await createFaq(cms, token, 'One of two?');
  await Promise.all(workers.map((worker) => worker.work(signal)));
  host.siteSays((await stateOf(cms)).changedRevision);
  for (const worker of workers) worker.lookSoon();
  await Promise.all(workers.map((worker) => worker.work(signal)));
  const builds = await buildsAs(token);
  expect(builds[0]).toMatchObject({ outcome: 'live', entries: [{ title: 'One of two?' }] });
  expect(builds[1]).toMatchObject({ _id: before._id });
});

test('an admin sees the titles of what they may read, and the number of the rest', async () => {
  await createFaq(cms, token, 'A question?');
  await createBlog('An article');
  await beginBuild(cms);
  const role = await createRole(cms, 'faq-reader', [permissionAction('faq.read')]);
  const account = await createAccount(cms, 'faq-reader@example.com', role);
  const { accessToken } = await openSession(cms, account);
  const [build] = await buildsAs(accessToken);
  expect(build).toMatchObject({ entries: [{ title: 'A question?' }], others: 1 });
  expect(JSON.stringify(await buildsAs(accessToken))).not.toContain('An article');
});

test('an admin is told which of their own changes went live, and only after the time that they name', async () => {
  const role = await createRole(cms, 'editor', [
    permissionAction('faq.read'),
    permissionAction('faq.update'),
    permissionAction('faq.publish'),
  ]);
  const account = await createAccount(cms, 'editor@example.com', role);
  const editor = (await openSession(cms, account)).accessToken;
  const mine = await createFaq(cms, token, 'Mine before?');
  await createFaq(cms, token, 'Of another admin?');
  await settle(cms);
  const since = new Date().toISOString();
  const told = async (moment: string, reader = editor) => {
    const address = `/web-admin/publishing?since=${encodeURIComponent(moment)}`;
    return (await call(cms, address, { token: reader })).body.wentLive;
  };
  const body = { question: 'Mine?', description: '<p>A.</p>' };
  await call(cms, `/web-admin/faq/editfaq/${mine}`, { method: 'PUT', token: editor, body });
  await createFaq(cms, token, 'Also of another admin?');
  await beginBuild(cms);
  expect(await told(since)).toEqual([]);
  await goLive();
  const siteUrl = `${host.env.SITE_URL}/faq#faq-${mine}`;
  expect(await told(since)).toEqual([{ kind: 'faq', title: 'Mine?', published: true, siteUrl }]);
  expect(await told(since, token)).toEqual([
    expect.objectContaining({ title: 'Also of another admin?' }),
  ]);
  const { liveAt } = await stateOf(cms);
  expect(await told(new Date(Number(liveAt)).toISOString())).toEqual([]);
  expect(await told('yesterday')).toBeUndefined();
});

test('a range without changes carries nothing', async () => {
  const { changedRevision } = await stateOf(cms);
  const range = { from: changedRevision, to: changedRevision };
  expect(await carriedIn(cms.strapi, range)).toEqual({ named: [], count: 0 });
});
