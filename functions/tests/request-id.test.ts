import api from '../entries/api';
import { requestIdPattern } from '../src/api';
import { context, post, requestId, send } from './stand-ins/client';
import { useCms } from './stand-ins/environment';
import { demoRequest } from './stand-ins/forms';
import { useLog } from './stand-ins/log';

const cms = useCms();
const log = useLog();

const path = '/api/requestdemo/createrequestdemo';
const idOf = ({ headers }: { headers: Headers }) => headers.get('X-Request-Id');

test('the browser’s id is forwarded to the CMS and returned', async () => {
  expect(idOf(await post(path, demoRequest))).toBe(requestId);
  expect(cms().received[0]?.headers['x-request-id']).toBe(requestId);
});

test('the id is logged', async () => {
  cms().answers(500, {});
  await post(path, demoRequest);
  expect(JSON.parse(log()[0] ?? '')).toMatchObject({ requestId });
});

test('each call without an id gets a new one', async () => {
  const call = () => api(new Request('https://example.com/api/captcha'), context);
  const ids = (await Promise.all([call(), call()])).map(idOf);
  for (const id of ids) expect(id).toMatch(requestIdPattern);
  expect(new Set(ids).size).toBe(2);
});

test('a new id is the same everywhere', async () => {
  cms().answers(500, {});
  const answer = await post(path, demoRequest, { 'X-Request-Id': 'mine' });
  const sent = cms().received[0]?.headers['x-request-id'];
  expect(idOf(answer)).toBe(sent);
  expect(JSON.parse(log()[0] ?? '')).toMatchObject({ requestId: sent });
});

test.each([
  '',
  'visitor@example.com',
  requestId.toUpperCase(),
  `${requestId}0`,
  ` ${requestId} ${requestId}`,
  `${requestId}, ${requestId}`,
  requestId.replaceAll('-', ''),
])('the id "%s" is replaced', async (sent) => {
  const id = idOf(await post(path, demoRequest, { 'X-Request-Id': sent }));
  expect(id).toMatch(requestIdPattern);
  expect(id).not.toBe(sent);
  expect(cms().received[0]?.headers['x-request-id']).toBe(id);
});

test.each<[what: string, status: number, call: () => ReturnType<typeof send>]>([
  ['a success', 201, () => post(path, demoRequest)],
  ['a refusal', 400, () => post(path, {})],
  ['an unknown address', 404, () => send('/api/nothing')],
  ['a wrong method', 405, () => send(path)],
  ['OPTIONS', 204, () => send(path, { method: 'OPTIONS' })],
  ['HEAD', 200, () => send('/api/captcha', { method: 'HEAD' })],
])('%s has the id', async (_what, status, call) => {
  const answer = await call();
  expect(answer.status).toBe(status);
  expect(idOf(answer)).toBe(requestId);
});
