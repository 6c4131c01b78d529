import { once } from 'node:events';
import { localMinute } from '../../../../src/contract/content/schedule';
import { login, record } from '../../harness/call';
import { passTime } from '../../harness/clock';
import { firstAdmin, startTestCms, type TestCms } from '../../harness/cms';
import { send } from '../../harness/content';
import { eventually } from '../../harness/publishing/publishing';
import { startReplica } from '../../harness/replica-process';

const minute = 60_000;

let cms: TestCms;
let token: string;

beforeAll(async () => {
  // For this process, nothing is due: its clock is behind that of the others.
  passTime(-10 * minute);
  cms = await startTestCms();
  token = await login(cms, firstAdmin.ADMIN_EMAIL, firstAdmin.ADMIN_PASSWORD);
});

afterAll(() => cms.stop());

const at = (path: string, message: object = {}) =>
  send(cms, `/web-admin/${path}`, { token, ...message });

const plans = () => cms.strapi.db.connection('planned_publications');
const stateOf = async (state: string) => (await plans().where({ state })).length;
const rows = (value: unknown) => [value].flat().map(record);

async function plannedFaq(number: number): Promise<string> {
  const body = { question: `Question ${String(number)}?`, description: '<p>Answer.</p>' };
  const { id } = await at('faqs/drafts', { body });
  const when = localMinute(new Date(Date.now() + 2 * minute), 'Europe/Zurich');
  const { status } = await at(`faqs/${id}/plans/publish`, { method: 'PUT', body: { at: when } });
  expect(status).toBe(200);
  return id;
}

test('a process that is killed at the planned minute leaves each plan done or waiting, and the next ones do the rest once', async () => {
  const ids: string[] = [];
  for (let number = 1; number <= 24; number += 1) ids.push(await plannedFaq(number));

  const { child } = await startReplica({});
  await eventually('some are done', async () => (await stateOf('done')) > 2, 60_000);
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
  const done = await stateOf('done');
  expect(done + (await stateOf('waiting'))).toBe(ids.length);
  const live = await cms.strapi.documents('api::faq.faq').count({ status: 'published' });
  expect(live).toBe(done);

  const replicas = [await startReplica({}), await startReplica({})];
  await eventually('all are done', async () => (await stateOf('done')) === ids.length, 60_000);
  for (const replica of replicas) {
    const stopped = once(replica.child, 'exit');
    replica.child.disconnect();
    await stopped;
  }
  for (const id of ids) {
    const { body } = await at(`faqs/${id}/versions`);
    expect(rows(body.result).map(({ event, way }) => [event, way])).toEqual([
      ['published', 'schedule'],
      ['saved', 'panel'],
    ]);
  }
  const revisions = await plans().distinct('revision');
  expect(revisions).toHaveLength(ids.length);
}, 240_000);
