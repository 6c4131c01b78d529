import { cheapCaptcha } from '../stand-ins/captcha';
import { context, requestId, type Answer } from '../stand-ins/client';
import { useCms } from '../stand-ins/environment';
import { contact, demoRequest } from '../stand-ins/forms';
import { useLog } from '../stand-ins/log';
import { productionVariables, useOutbox } from '../stand-ins/production';
import { startStandIn } from '../stand-ins/server';

const cms = useCms(productionVariables);
const log = useLog();
const { client, entries, post, store } = useOutbox();

const contactPath = '/api/contactus/createcontactus';
const demoPath = '/api/requestdemo/createrequestdemo';
const key = '5f0c2f4e-4a55-4f0d-9c5b-0d4b1f9a7d10';
const anId: unknown = expect.stringMatching(/^[0-9a-f]{24}$/);
const aMoment: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const aNonce: unknown = expect.stringMatching(/^[0-9a-f]{32}$/);

const sendContact = async (send = post): Promise<Answer> =>
  send(contactPath, { ...contact, captcha: await cheapCaptcha() }, { 'Idempotency-Key': key });

const findings = () => log().map((line): unknown => JSON.parse(line));

describe.each<[what: string, cause: string, fault: () => unknown]>([
  [
    'is down',
    'ECONNREFUSED',
    async () => {
      const stopped = await startStandIn();
      await stopped.stop();
      process.env.CMS_URL = stopped.url;
    },
  ],
  [
    'does not respond in time',
    'timeout',
    () => {
      process.env.CMS_TIMEOUT_MS = '300';
      cms().behaves(() => undefined);
    },
  ],
  [
    'stops in the middle of a response',
    'timeout',
    () => {
      process.env.CMS_TIMEOUT_MS = '300';
      cms().behaves((response) => {
        response.writeHead(201, { 'Content-Type': 'application/json' });
        response.write('{"result":{"_id":');
      });
    },
  ],
  [
    'resets the connection',
    'UND_ERR_SOCKET',
    () => {
      cms().behaves((answer) => answer.destroy());
    },
  ],
  [
    'responds 500',
    'unexpected_answer_500',
    () => {
      cms().answers(500, {});
    },
  ],
  [
    'responds 500 in our shape',
    'unexpected_answer_500',
    () => {
      cms().answers(500, { error: true, code: 'internal', message: 'At line 7' });
    },
  ],
  [
    'responds 503',
    'unexpected_answer_503',
    () => {
      cms().answers(503, {});
    },
  ],
  [
    'responds with an empty object',
    'unexpected_answer_201',
    () => {
      cms().answers(201, {});
    },
  ],
  [
    'responds with HTML',
    'unexpected_answer_200',
    () => {
      cms().behaves((answer) => answer.writeHead(200).end('<!doctype html>'));
    },
  ],
])('if the CMS %s', (_what, cause, fault) => {
  beforeEach(async () => {
    await fault();
  });

  test('a message is stored, and the visitor thanked', async () => {
    const { status, body } = await sendContact();
    expect(status).toBe(201);
    expect(body).toEqual({ result: { _id: anId } });
    expect(entries()).toEqual([
      {
        form: 'createcontactus',
        body: { ...contact, captcha: { passed: true, nonce: aNonce } },
        idempotencyKey: key,
        acceptedAt: aMoment,
        requestId,
        nonce: aNonce,
      },
    ]);
    expect(findings()).toEqual([
      { requestId, endpoint: 'createcontactus', status: 201, code: 'kept_in_outbox', cause },
    ]);
  });

  test('a demo request is stored', async () => {
    const { status, body } = await post(demoPath, demoRequest, { 'Idempotency-Key': key });
    expect(status).toBe(201);
    expect(body).toEqual({ result: { _id: anId } });
    expect(entries()).toEqual([
      {
        form: 'createrequestdemo',
        body: demoRequest,
        idempotencyKey: key,
        acceptedAt: aMoment,
        requestId,
      },
    ]);
  });
});

test('a lead that the CMS takes is not stored', async () => {
  expect((await sendContact()).body).toEqual({ result: { _id: 'abc123' } });
  expect(store().blobs.size).toBe(0);
});

test('suspected spam is stored with the reason', async () => {
  cms().answers(500, {});
  await post(demoPath, { ...demoRequest, trap: 'https://example.com' });
  expect(entries()).toMatchObject([{ body: { ...demoRequest, suspicion: 'trap_filled' } }]);
});

test.each([
  [401, { error: true, code: 'not_logged_in', message: 'Log in.' }, 502],
  [403, { error: true, code: 'not_allowed', message: 'No.' }, 502],
  [404, { data: null, error: { status: 404, name: 'NotFoundError' } }, 502],
  [400, { error: true, code: 'captcha_failed', message: 'Please confirm your not a robot.' }, 400],
  [422, { error: true, code: 'idempotency_key_reused', message: 'Other content.' }, 422],
  [429, { error: true, code: 'too_many_requests', message: 'Later.' }, 429],
])('a lead that the CMS refuses is not stored: %i %j', async (refused, said, status) => {
  cms().answers(refused, said);
  expect((await sendContact()).status).toBe(status);
  expect(store().blobs.size).toBe(0);
});

const contactFailed = {
  error: true,
  code: 'cms_unreachable',
  message: 'Contact us failed! Please try again',
};

test('outside production no lead is stored', async () => {
  cms().answers(500, {});
  const { status, body } = await sendContact(client(context).post);
  expect(status).toBe(502);
  expect(body).toEqual(contactFailed);
  expect(store().blobs.size).toBe(0);
});

test('without an outbox key no lead is stored', async () => {
  cms().answers(500, {});
  delete process.env.OUTBOX_KEY;
  const { status, body } = await sendContact();
  expect(status).toBe(502);
  expect(body).toEqual(contactFailed);
  expect(store().blobs.size).toBe(0);
});
