import { context, post, send } from './stand-ins/client';
import { cmsToken, useCms } from './stand-ins/environment';
import { useLog } from './stand-ins/log';

const cms = useCms();
const log = useLog();

const token = 'abcdefghijklmnopqrstuvwx.b.0123456789abcdefghijklmn.2000000000.signature';
const preview = { result: { entry: { kind: 'faq' }, live: false, until: '2033-05-18' } };
const picture = { result: { still: 'data:image/webp;base64,UklGRg==' } };

test.each([
  ['/api/preview', { token }, preview],
  ['/api/preview/picture', { token, src: '/uploads/a.png' }, picture],
])(
  'POST %s forwards the token in the body, and nobody may keep the answer',
  async (path, sent, answer) => {
    cms().answers(200, answer);
    const { status, headers, body } = await post(path, sent);
    expect(status).toBe(200);
    expect(body).toEqual(answer);
    expect(headers.get('Cache-Control')).toBe('no-store');
    const [call] = cms().received;
    expect(call).toMatchObject({
      method: 'POST',
      url: path,
      headers: { authorization: `Bearer ${cmsToken}`, 'x-client-address': context.ip },
    });
    expect(JSON.parse(String(call?.body))).toEqual(sent);
  },
);

test('a link that has ended is told apart from a CMS that is away', async () => {
  const message = 'This preview has ended.';
  cms().answers(410, { error: true, code: 'preview_ended', message });
  expect(await post('/api/preview', { token })).toMatchObject({
    status: 410,
    body: { code: 'preview_ended', message },
  });
  cms().behaves((response) => response.destroy());
  expect(await post('/api/preview', { token })).toMatchObject({
    status: 502,
    body: { code: 'cms_unreachable' },
  });
  cms().answers(200, { result: {} });
  expect((await post('/api/preview', { token })).status).toBe(502);
});

test.each([
  ['no token', {}],
  ['an empty token', { token: ' ' }],
  ['a long text', { token: 'x'.repeat(301) }],
  ['another field', { token, entry: 'x' }],
])('the CMS is not asked with %s', async (_, body) => {
  expect((await post('/api/preview', body)).status).toBe(400);
  expect(cms().received).toEqual([]);
});

test('a token in the address is not read', async () => {
  expect((await send(`/api/preview?token=${token}`)).status).toBe(405);
  expect(cms().received).toEqual([]);
});

test('the log has no token, whatever becomes of the call', async () => {
  cms().answers(410, { error: true, code: 'preview_ended', message: token });
  await post('/api/preview', { token });
  cms().answers(500, { token });
  await post('/api/preview/picture', { token, src: token });
  await send('/api/preview', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: `{"token":"${token}"`,
  });
  expect(JSON.stringify(log())).toContain('preview');
  expect(JSON.stringify(log())).not.toContain(token.slice(0, 24));
});
