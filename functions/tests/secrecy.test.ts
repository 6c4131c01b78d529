import { dataAnswerHeaders } from '../src/api';
import { solvedCaptcha } from './stand-ins/captcha';
import { post, requestId, send } from './stand-ins/client';
import { captchaSecret, cmsToken, useCms } from './stand-ins/environment';
import { adminEndpoints, callEndpoint, sessionToken } from './stand-ins/admin-endpoints';
import { account, contact, demoRequest } from './stand-ins/forms';
import { useLog } from './stand-ins/log';

const cms = useCms();
const log = useLog();

const secrets = [cmsToken, captchaSecret, sessionToken, account.password];
const personal = [...Object.values(contact), demoRequest.mobile, account.username, '203.0.113.7'];
const ownHeaders = [
  ...Object.keys(dataAnswerHeaders).map((name) => name.toLowerCase()),
  'allow',
  'cache-control',
  'content-type',
  'etag',
  'retry-after',
  'x-request-id',
];

/** One call of each kind for each behaviour of the CMS. */
async function everyAnswer() {
  const captcha = await solvedCaptcha();
  const upstream = { 'Set-Cookie': 'session=1', 'X-Powered-By': 'Strapi', Server: 'cms' };
  const behaviours = [
    () => {
      cms().answers(201, { result: { _id: 'abc123' } }, upstream);
    },
    () => {
      cms().answers(400, { error: true, code: 'captcha_failed', message: 'x' }, upstream);
    },
    () => {
      cms().answers(401, { token: cmsToken, session: sessionToken }, upstream);
    },
    () => {
      cms().answers(500, { stack: cmsToken, email: contact.email }, upstream);
    },
    () => {
      cms().behaves((response) => response.destroy());
    },
  ];
  const answers = [];
  for (const behave of behaviours) {
    behave();
    answers.push(
      await post('/api/contactus/createcontactus', { ...contact, captcha }),
      await post('/api/contactus/createcontactus', { ...contact, captcha: 'x'.repeat(9_000) }),
      await post('/api/contactus/createcontactus', { ...contact, extra: contact.message }),
      await post('/api/requestdemo/createrequestdemo', demoRequest),
      await post(`/api/${contact.email}`, contact),
      await send('/api/faq/allfaqs', { headers: { Cookie: 'session=1' } }),
      await send('/api/captcha'),
      await send('/api/contactus/createcontactus', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: contact.message,
      }),
      await post('/api/webadmin/adminlogin', account),
      await send('/api/health'),
      await post('/api/operations/erase', { email: contact.email }),
    );
    for (const row of adminEndpoints) answers.push(await callEndpoint(row));
  }
  return answers;
}

test('no response holds a secret or a header of the CMS', async () => {
  for (const { headers, body } of await everyAnswer()) {
    const text = JSON.stringify([body ?? null, [...headers]]);
    secrets.forEach((secret) => {
      expect(text).not.toContain(secret);
    });
    expect(ownHeaders).toEqual(expect.arrayContaining([...headers.keys()]));
  }
});

test('no log line holds a secret or data of a visitor', async () => {
  await everyAnswer();
  expect(log().length).toBeGreaterThan(20);
  for (const line of log()) {
    expect(JSON.parse(line)).toMatchObject({ requestId });
    [...secrets, ...personal].forEach((word) => {
      expect(line).not.toContain(JSON.stringify(word).slice(1, -1));
    });
  }
});

test('an unexpected error reveals nothing in the response or the log', async () => {
  const fault = jest.spyOn(Headers.prototype, 'set').mockImplementationOnce(() => {
    throw new TypeError(`a fault that quotes ${contact.email}`);
  });
  const { status, body } = await post('/api/requestdemo/createrequestdemo', demoRequest);
  fault.mockRestore();
  expect(status).toBe(500);
  expect(body).toEqual({
    error: true,
    code: 'internal',
    message: 'Something went wrong on our side. Please try again later.',
  });
  expect(log()).toHaveLength(1);
  expect(log()[0]).toContain('"code":"internal","cause":"TypeError at ');
  expect(log()[0]).not.toContain(contact.email);
});
