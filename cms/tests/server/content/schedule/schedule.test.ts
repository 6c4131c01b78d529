import { localMinute } from '../../../../src/contract/content/schedule';
import { runDuePlans } from '../../../../src/content/schedule/run-plans';
import { eraseStored } from '../../../../src/leads/erasure/erase-stored';
import { carriedIn } from '../../../../src/publishing/builds/carried';
import { call, login, record } from '../../harness/call';
import { nextSecond, passTime } from '../../harness/clock';
import { firstAdmin, startTestCms, type TestCms } from '../../harness/cms';
import { drawnPicture, send } from '../../harness/content';
import { startMailServer, type MailServer } from '../../harness/leads/mail-server';
import { noBuild, noFailure } from '../../../../src/publishing/publication';
import {
  beginBuild,
  eventually,
  setState,
  settle,
  stateOf,
} from '../../harness/publishing/publishing';

let cms: TestCms;
let mail: MailServer;
let token: string;

const zone = 'Europe/Zurich';
const minute = 60_000;

const logIn = () => login(cms, firstAdmin.ADMIN_EMAIL, firstAdmin.ADMIN_PASSWORD);

async function start(): Promise<void> {
  cms = await startTestCms({
    SMTP_URL: mail.url,
    SMTP_FROM: 'firm@example.com',
    SCHEDULE_EMAIL_TO: 'editors@example.com',
    PUBLISH_QUIET_SECONDS: '600',
  });
  await renewSession();
}

/** The tests move the clock further than a session lasts. */
async function renewSession(): Promise<void> {
  token = await logIn();
}

beforeAll(async () => {
  mail = await startMailServer();
  await start();
});

beforeEach(renewSession);

afterAll(async () => {
  await cms.stop();
  await mail.stop();
});

type Action = 'publish' | 'unpublish';

const at = (path: string, message: object = {}) =>
  send(cms, `/web-admin/${path}`, { token, ...message });
const inMinutes = (minutes: number) => localMinute(new Date(Date.now() + minutes * minute), zone);
const plan = (path: string, action: Action, when = inMinutes(2)) =>
  at(`${path}/plans/${action}`, { method: 'PUT', body: { at: when } });
const cancel = (path: string, action: Action) =>
  at(`${path}/plans/${action}`, { method: 'DELETE' });

async function draftFaq(question: string): Promise<string> {
  const { id } = await at('faqs/drafts', {
    body: { question, description: '<p>Answer.</p>' },
  });
  return `faqs/${id}`;
}
async function liveFaq(question: string): Promise<string> {
  const { id } = await at('faq/createfaq', { body: { question, description: '<p>Answer.</p>' } });
  return `faqs/${id}`;
}
const blogBody = async (title: string, seed: number) => ({
  title,
  description: '<p>Text.</p>',
  image: [await drawnPicture(seed)],
  category: 'News',
});
async function draftBlog(title: string, seed: number): Promise<string> {
  const { id } = await at('blogs/drafts', { body: await blogBody(title, seed) });
  return `blogs/${id}`;
}
const planQuery = () => cms.strapi.db.query('api::planned-publication.planned-publication');
const idOf = (path: string) => path.split('/').at(-1) ?? '';
const rows = (value: unknown) => [value].flat().map(record);

async function plansIn(view: 'open' | 'ended', path: string) {
  const { body } = await at(`plans?view=${view}&entry=${idOf(path)}`);
  return rows(body.result ?? []);
}
const endOf = async (path: string) => (await plansIn('ended', path))[0] ?? {};
const stateOfEntry = async (path: string) => (await at(path)).result.state;

/** The minute of the plans comes, and the CMS has done its work of each second. */
async function minutePasses(): Promise<void> {
  passTime(3 * minute);
  // A session ends after half an hour.
  token = await logIn();
  await nextSecond();
  await eventually('nothing is due', async () => {
    const where = { state: 'waiting', dueAt: { $lte: new Date(Date.now()) }, tryAfter: null };
    return (
      (await cms.strapi.db
        .query('api::planned-publication.planned-publication')
        .count({ where })) === 0
    );
  });
}

test('a draft is published at its minute as it is then, by the schedule, and built at once', async () => {
  const path = await draftBlog('At nine', 1);
  const planned = await plan(path, 'publish');
  expect(planned.status).toBe(200);
  expect(planned.result).toMatchObject({ action: 'publish', zone, state: 'waiting' });
  expect((await at(path)).result.plans).toEqual([planned.result]);
  const { body: listed } = await at('blogs?state=planned');
  expect(rows(listed.result).map(({ _id }) => _id)).toEqual([idOf(path)]);
  expect((await at('faqs?state=planned')).body.result).toEqual([]);
  const { body: all } = await at('plans');
  expect(all).toMatchObject({ zone, pagination: { total: 1 } });
  expect(rows(all.result)).toEqual([
    expect.objectContaining({
      kind: 'blog',
      entry: idOf(path),
      title: 'At nine',
      at: planned.result.at,
    }),
  ]);
  await at(`${path}/draft`, { method: 'PUT', body: { title: 'At nine sharp' } });
  await settle(cms);
  const { changedRevision: before } = await stateOf(cms);
  await nextSecond();
  expect(await stateOfEntry(path)).toBe('draft');

  await minutePasses();
  expect((await at(path)).result).toMatchObject({ state: 'live', title: 'At nine sharp' });
  expect((await at(path)).result.plans).toBeUndefined();
  expect(await stateOf(cms)).toMatchObject({ urgent: true });
  const { body: versions } = await at(`${path}/versions`);
  expect(rows(versions.result)[0]).toMatchObject({
    event: 'published',
    way: 'schedule',
    by: planned.result.by,
  });
  const done = await endOf(path);
  expect(done).toMatchObject({ state: 'done', at: planned.result.at });
  expect(done.seenAt).toBeUndefined();
  const { changedRevision } = await stateOf(cms);
  // Who planned it is told that it is live.
  const { body: me } = await send(cms, '/admin/users/me', { token });
  const range = { from: before, to: changedRevision, editor: Number(record(me.data).id) };
  expect((await carriedIn(cms.strapi, range)).named).toEqual([
    expect.objectContaining({ title: 'At nine sharp' }),
  ]);
  const liveAt = Date.now();
  await setState(cms, { liveRevision: changedRevision, liveAt });
  expect(await endOf(path)).toMatchObject({ seenAt: new Date(liveAt).toISOString() });
});

test('an entry is unpublished at its minute, and a plan to publish it later stays', async () => {
  const path = await liveFaq('Over soon?');
  expect((await plan(path, 'unpublish')).status).toBe(200);
  expect((await plan(path, 'publish', inMinutes(60))).status).toBe(200);
  await minutePasses();
  expect(await stateOfEntry(path)).toBe('draft');
  expect(await endOf(path)).toMatchObject({ action: 'unpublish', state: 'done' });
  expect(await plansIn('open', path)).toEqual([expect.objectContaining({ action: 'publish' })]);
});

/** What a build reads of an address: where it leads, null where it is gone. */
async function leads(path: string): Promise<unknown> {
  const { body } = await call(cms, '/api/redirects/build', { token: cms.buildToken });
  const rules: unknown[] = [body.result].flat();
  for (const rule of rules) if (Array.isArray(rule) && rule[0] === path) return rule[1];
  return undefined;
}
const planOff = (path: string, left: object, when = inMinutes(2)) =>
  at(`${path}/plans/unpublish`, { method: 'PUT', body: { at: when, ...left } });
async function liveBlog(title: string, seed: number): Promise<string> {
  const { id } = await at('blogs/createblog', { body: await blogBody(title, seed) });
  return `blogs/${id}`;
}

test('the address of an article that is unpublished at its minute leads where it was planned', async () => {
  const path = await liveBlog('Leads on', 5);
  expect((await plan(path, 'unpublish')).result.leadsTo).toBeNull();
  const planned = await planOff(path, { to: '/about/' });
  expect(planned.result).toMatchObject({ leadsTo: '/about' });
  expect((await at(path)).result.plans).toEqual([planned.result]);
  // Changing only the time keeps it.
  expect((await plan(path, 'unpublish', inMinutes(1))).result.leadsTo).toBe('/about');
  const bare = await liveBlog('Says it is gone', 6);
  await planOff(bare, { to: '/about' });
  expect((await planOff(bare, { gone: true })).result.leadsTo).toBeNull();
  await minutePasses();
  expect(await leads('/blog/leads-on')).toBe('/about');
  expect((await at(path)).result).toMatchObject({ state: 'draft', leadsTo: '/about' });
  const done = await endOf(path);
  expect(done).toMatchObject({ state: 'done', leadsTo: '/about' });
  expect(done.reason).toBeUndefined();
  expect(await leads('/blog/says-it-is-gone')).toBeNull();
});

test('an article leaves at its minute also if the page has gone to which its address was to lead', async () => {
  const path = await liveBlog('Leaves anyway', 7);
  const moved = await liveBlog('Heir that moves', 8);
  const heir = await liveBlog('Heir that goes', 9);
  expect((await planOff(path, { to: '/blog/heir-that-goes' })).status).toBe(200);
  const follower = await liveBlog('Follows its heir', 10);
  await planOff(follower, { to: '/blog/heir-that-moves' });
  await at(moved.replace('blogs/', 'blogs/editblog/'), { body: { slug: 'heir-that-moved' } });
  await at(`${heir}/unpublish`, { body: {} });
  await minutePasses();
  expect(await stateOfEntry(path)).toBe('draft');
  expect(await leads('/blog/leaves-anyway')).toBeNull();
  expect(await endOf(path)).toMatchObject({
    state: 'done',
    reason:
      'Its address says that the page is gone, and does not lead to /blog/heir-that-goes. The page at /blog/heir-that-goes is gone: choose another one.',
  });
  expect(await leads('/blog/follows-its-heir')).toBe('/blog/heir-that-moved');
});

test('where an address cannot lead by hand, it cannot be planned to lead', async () => {
  const path = await liveBlog('Leads nowhere', 11);
  const faq = await liveFaq('Has it an address?');
  for (const [answer, message] of [
    [planOff(path, { to: '/nowhere' }), 'The site has no page at /nowhere.'],
    [planOff(path, { to: '/blog/leads-nowhere' }), /cannot lead to itself/],
    [planOff(path, { to: 'https://elsewhere.example/' }), /Choose a page of this site/],
    [planOff(path, { to: '/about', gone: true }), /not both/],
    [planOff(path, { to: '' }), /Name the page/],
    [planOff(path, { to: 7 }), /to/],
    [planOff(path, { gone: 'yes' }), /gone must be true or false/],
    [planOff(faq, { to: '/about' }), /Only an article/],
    [
      at(`${path}/plans/publish`, { method: 'PUT', body: { at: inMinutes(2), gone: true } }),
      /Only an article/,
    ],
  ] as const) {
    expect((await answer).body).toMatchObject({
      code: 'invalid_body',
      message: typeof message === 'string' ? message : expect.stringMatching(message),
    });
  }
  expect(await plansIn('open', path)).toEqual([]);
});

test('a plan is changed and cancelled', async () => {
  const path = await draftFaq('When?');
  const first = await plan(path, 'publish');
  const second = await plan(path, 'publish', inMinutes(600));
  expect(second.result._id).toBe(first.result._id);
  expect(await plan(path, 'unpublish', inMinutes(700))).toMatchObject({ status: 200 });
  expect(await plan(path, 'publish', inMinutes(800))).toMatchObject({
    body: { message: 'Then the plan to unpublish it would have nothing to do.' },
  });
  await minutePasses();
  expect(await stateOfEntry(path)).toBe('draft');
  expect((await cancel(path, 'publish')).status).toBe(200);
  expect(await plansIn('open', path)).toEqual([]);
  expect(
    (await plansIn('ended', path)).map(({ action, state, reason }) => [action, state, reason]),
  ).toEqual(
    expect.arrayContaining([
      ['publish', 'cancelled', expect.stringMatching(/ cancelled it\.$/)],
      ['unpublish', 'cancelled', expect.stringMatching(/^It had nothing to do without the plan/)],
    ]),
  );
  expect((await cancel(path, 'publish')).body).toMatchObject({ code: 'not_found' });
  await eraseStored(cms.strapi, firstAdmin.ADMIN_EMAIL, () => Promise.resolve());
  expect((await plansIn('ended', path)).map(({ reason }) => reason)).toContain('It was cancelled.');
  const kept = await cms.strapi.db.connection('planned_publications').where({ entry: idOf(path) });
  expect(JSON.stringify(kept)).not.toContain(firstAdmin.ADMIN_USERNAME);
});

test.each([
  ['past', '2020-01-01T09:00', /past/],
  ['skipped by the clocks', '2028-03-26T02:30', /does not exist on 2028-03-26 in Europe\/Zurich/],
  ['far away', '2999-01-01T09:00', /five years/],
  ['no day', '2028-02-30T09:00', /date and a minute/],
  ['no time', 'tomorrow', /date and a minute/],
  ['long', '2028-02-01T09:00:00.000Z', /date and a minute/],
  ['a number', 12, /date and a minute/],
])('a time that is %s is refused', async (_, when, message) => {
  const path = await draftFaq('A bad time?');
  const { status, body } = await at(`${path}/plans/publish`, { method: 'PUT', body: { at: when } });
  expect(status).toBe(400);
  expect(body.message).toMatch(message);
  expect(await plansIn('open', path)).toEqual([]);
});

test('of a time that comes twice the first is taken, which the answer says', async () => {
  const { result } = await plan(await draftFaq('Twice?'), 'publish', '2028-10-29T02:30');
  expect(result).toMatchObject({ at: '2028-10-29T00:30:00.000Z' });
  expect(result.note).toMatch(/comes twice on 2028-10-29.*first one is taken/);
});

test('what would fail or have nothing to do is refused', async () => {
  const live = await liveFaq('Live?');
  const draft = await draftFaq('Draft?');
  const { id } = await at('blogs/drafts', { body: { title: 'Unfinished' } });
  const trashed = await draftFaq('In the trash?');
  await at(`${trashed}/trash`, { body: {} });
  for (const [answer, message] of [
    [plan(live, 'publish'), /nothing to publish/],
    [plan(draft, 'unpublish'), /nothing to unpublish/],
    [plan(`blogs/${id}`, 'publish'), /Missing: image, category, and description\.$/],
    [plan(trashed, 'publish'), /no such FAQ/],
    [plan(draft.replace('faqs', 'blogs'), 'publish'), /no such blog/],
    [at(`${draft}/plans/delete`, { method: 'PUT', body: { at: inMinutes(2) } }), /Only these/],
    [at('plans?view=all'), /view must be one of/],
    [at('blogs?state=scheduled'), /state must be one of/],
  ] as const) {
    expect((await answer).body.message).toMatch(message);
  }
  await plan(draft, 'publish', inMinutes(5));
  expect((await plan(draft, 'unpublish', inMinutes(5))).body.message).toMatch(/same time/);
});

test('a plan that fails at its minute says why, by mail and in the panel, until someone deals with it', async () => {
  const path = await draftBlog('Loses its category', 2);
  await plan(path, 'publish');
  await at(`${path}/draft`, { method: 'PUT', body: { category: '' } });
  await minutePasses();
  expect(await stateOfEntry(path)).toBe('draft');
  const reason = 'The draft cannot be published, because it is incomplete. Missing: category.';
  expect(await plansIn('open', path)).toEqual([
    expect.objectContaining({ state: 'failed', reason }),
  ]);
  expect((await at(path)).result.plans).toEqual([expect.objectContaining({ reason })]);
  await eventually('a mail', () => mail.mails.length > 0);
  const [sent] = mail.mails;
  expect(sent?.headers).toMatch(/Subject: Not published as planned: Loses its category/);
  expect(sent?.headers).toMatch(/Auto-Submitted: auto-generated/);
  expect(sent?.recipients.sort()).toEqual([firstAdmin.ADMIN_EMAIL, 'editors@example.com'].sort());
  expect(JSON.stringify(sent)).toMatch(/Missing: category/);
  await at(path.replace('blogs/', 'blogs/editblog/'), { body: { category: 'News' } });
  expect(await plansIn('open', path)).toEqual([]);
  expect(await endOf(path)).toMatchObject({ state: 'failed', reason });
});

test('a picture of the text that was deleted meanwhile makes the plan fail', async () => {
  const body = {
    ...(await blogBody('Loses a picture', 3)),
    description: `<p>Text.</p><img src="${await drawnPicture(4)}" alt="">`,
  };
  const { id } = await at('blogs/drafts', { body });
  const path = `blogs/${id}`;
  expect((await plan(path, 'publish')).status).toBe(200);
  const files = cms.strapi.db.query('plugin::upload.file');
  const last: unknown[] = await files.findMany({ orderBy: { id: 'desc' }, limit: 1 });
  await files.delete({ where: { id: record(last[0]).id } });
  const again = await plan(path, 'publish', inMinutes(1));
  expect(again.body.message).toMatch(/a picture of its description was deleted|image/);
  await minutePasses();
  expect(await plansIn('open', path)).toEqual([expect.objectContaining({ state: 'failed' })]);
  expect((await cancel(path, 'publish')).status).toBe(200);
  expect(await plansIn('open', path)).toEqual([]);
});

test('what is done by hand ends the plans that it leaves without a purpose', async () => {
  const published = await draftFaq('By hand?');
  await plan(published, 'publish');
  await plan(published, 'unpublish', inMinutes(600));
  const answer = { question: 'By hand?', description: '<p>Now.</p>' };
  await at(published.replace('faqs', 'faq/editfaq'), { method: 'PUT', body: answer });
  expect(await endOf(published)).toMatchObject({ reason: 'It was published by hand before.' });
  expect(await plansIn('open', published)).toEqual([
    expect.objectContaining({ action: 'unpublish' }),
  ]);

  await plan(published, 'publish', inMinutes(700));
  await at(`${published}/unpublish`, { body: {} });
  expect(await plansIn('open', published)).toEqual([]);

  const discarded = await liveFaq('Discarded?');
  await at(`${discarded}/draft`, { method: 'PUT', body: { ...answer, question: 'Newer?' } });
  await plan(discarded, 'publish');
  await at(`${discarded}/draft`, { method: 'DELETE' });
  expect(await endOf(discarded)).toMatchObject({ state: 'cancelled' });

  const byManager = await draftFaq('In the content manager?');
  await plan(byManager, 'publish');
  const address = `/content-manager/collection-types/api::faq.faq/${idOf(byManager)}/actions/publish`;
  await send(cms, address, { token, body: answer });
  expect(await endOf(byManager)).toMatchObject({ state: 'cancelled' });
});

test('the trash ends all plans, a restore brings none back, and deleting for ever removes them', async () => {
  const path = await draftFaq('To the trash?');
  await plan(path, 'publish');
  await at(`${path}/trash`, { body: {} });
  expect(await endOf(path)).toMatchObject({ reason: 'It was moved to the trash.' });
  await at(`${path}/restore`, { body: {} });
  expect(await plansIn('open', path)).toEqual([]);
  await minutePasses();
  expect(await stateOfEntry(path)).toBe('draft');
  await at(`${path}/trash`, { body: {} });
  await at(path, { method: 'DELETE' });
  expect(await plansIn('ended', path)).toEqual([]);
});

test('a restored version becomes what is published at the minute', async () => {
  const path = await draftFaq('First words?');
  const second = { question: 'Second words?', description: '<p>Answer.</p>' };
  await at(`${path}/draft`, { method: 'PUT', body: second });
  await plan(path, 'publish');
  await at(`${path}/versions/1/restore`, { body: {} });
  await minutePasses();
  expect((await at(path)).result).toMatchObject({ state: 'live', question: 'First words?' });
});

test('two processes carry out each plan once', async () => {
  const paths = await Promise.all(['One?', 'Two?', 'Three?', 'Four?'].map(draftFaq));
  for (const path of paths) await plan(path, 'publish');
  passTime(3 * minute);
  await Promise.all([runDuePlans(cms.strapi), runDuePlans(cms.strapi), runDuePlans(cms.strapi)]);
  for (const path of paths) {
    const { body } = await at(`${path}/versions`);
    expect(rows(body.result).map(({ event }) => event)).toEqual(['published', 'saved']);
    expect(await plansIn('ended', path)).toEqual([expect.objectContaining({ state: 'done' })]);
  }
});

test('a failure that may pass is tried again, and the later plans of the entry wait for it', async () => {
  const path = await draftFaq('A full disk?');
  await plan(path, 'publish');
  await plan(path, 'unpublish', inMinutes(3));
  const documents = cms.strapi.documents('api::faq.faq');
  const publish = jest.spyOn(cms.strapi, 'documents').mockImplementation(() => {
    throw Object.assign(new Error('disk'), { code: 'SQLITE_FULL' });
  });
  passTime(4 * minute);
  await runDuePlans(cms.strapi).finally(() => {
    publish.mockRestore();
  });
  expect(await documents.count({ status: 'published', filters: { documentId: idOf(path) } })).toBe(
    0,
  );
  expect((await plansIn('open', path)).map(({ state }) => state)).toEqual(['waiting', 'waiting']);
  passTime(minute);
  await nextSecond();
  await eventually('both are done', async () => (await plansIn('ended', path)).length === 2);
  expect((await plansIn('ended', path)).map(({ state }) => state)).toEqual(['done', 'done']);
  expect(await stateOfEntry(path)).toBe('draft');
});

test('a hundred plans that are put off hold up nobody else, and each holds up its own entry', async () => {
  const path = await draftFaq('Behind a hundred?');
  await plan(path, 'publish');
  const blocked = await draftFaq('Put off?');
  await plan(blocked, 'publish');
  const due = new Date(Date.now() - 10 * minute);
  const later = { state: 'waiting', tryAfter: new Date(Date.now() + 60 * minute), tries: 1 };
  const others = Array.from({ length: 100 }, (_, index) => ({
    ...{ documentId: `put-off-${String(index)}`, kind: 'faq', entry: `gone-${String(index)}` },
    ...{ action: 'publish', dueAt: due, ...later },
  }));
  const ownEarlier = { ...others[0], documentId: 'own', entry: idOf(blocked), action: 'unpublish' };
  await planQuery().createMany({ data: [...others, ownEarlier] });
  passTime(3 * minute);
  await runDuePlans(cms.strapi);
  expect(await stateOfEntry(path)).toBe('live');
  expect(await stateOfEntry(blocked)).toBe('draft');
  await planQuery().deleteMany({ where: { tries: 1 } });
});

test('a plan whose build failed is not seen on the site until a later build shows it', async () => {
  const path = await draftFaq('Built?');
  await plan(path, 'publish');
  await minutePasses();
  const revision = await beginBuild(cms);
  await setState(cms, {
    ...noBuild,
    failedRevision: revision,
    failedAt: Date.now(),
    reason: 'No.',
  });
  const failed = await at(path);
  expect(failed.result).toMatchObject({ state: 'live', publishing: 'failed' });
  expect(await endOf(path)).toMatchObject({ state: 'done' });
  expect((await endOf(path)).seenAt).toBeUndefined();
  const liveAt = Date.now();
  await setState(cms, { ...noFailure, liveRevision: revision, liveAt });
  expect(await endOf(path)).toMatchObject({ seenAt: new Date(liveAt).toISOString() });
});

test('what fell due while the CMS was away happens in order when it is back', async () => {
  const path = await draftFaq('Away?');
  const gone = await liveFaq('Gone?');
  const between = await draftFaq('Between?');
  await plan(between, 'publish', inMinutes(3));
  await plan(gone, 'unpublish', inMinutes(4));
  await plan(path, 'publish');
  const { at: first } = record((await plansIn('open', path))[0]);
  await cms.strapi.destroy();
  passTime(24 * 60 * minute);
  await start();
  const entries = [path, between, gone].map(idOf);
  const inOrder = async () => {
    const where = { entry: { $in: entries }, state: 'done' };
    const done: unknown[] = await planQuery().findMany({ where, orderBy: { revision: 'asc' } });
    return done.map((row) => record(row).entry);
  };
  await eventually('all are done', async () => (await inOrder()).length === 3);
  expect(await inOrder()).toEqual(entries);
  expect(await stateOfEntry(path)).toBe('live');
  expect(await stateOfEntry(gone)).toBe('draft');
  const { at: planned, endedAt } = await endOf(path);
  expect(planned).toBe(first);
  expect(Date.parse(String(endedAt)) - Date.parse(String(planned))).toBeGreaterThan(minute);
});
