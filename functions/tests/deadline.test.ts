import { Deadline } from '../src/deadline';
import { adminEndpoints, callEndpoint, goodAnswer } from './stand-ins/admin-endpoints';
import { post, send } from './stand-ins/client';
import { useCms } from './stand-ins/environment';
import { account, contact, demoRequest } from './stand-ins/forms';
import { useLog } from './stand-ins/log';
import { startStandIn } from './stand-ins/server';

const cms = useCms();
useLog();

describe('a step', () => {
  test('gets its maximum while there is time', () => {
    expect(new Deadline(9_000).forStep(5_000)).toBe(5_000);
    expect(new Deadline(9_000).forStep(5_000, 2_000)).toBe(5_000);
  });

  test('leaves the reserve of later steps', () => {
    const ms = new Deadline(6_000).forStep(5_000, 2_000);
    expect(ms).toBeLessThanOrEqual(4_000);
    expect(ms).toBeGreaterThan(3_500);
  });

  test('gets whole milliseconds, at least one', () => {
    expect(Number.isInteger(new Deadline(1_234.5).forStep(9_999))).toBe(true);
    expect(new Deadline(0).forStep(5_000)).toBe(1);
    expect(new Deadline(1_000).forStep(5_000, 2_000)).toBe(1);
  });

  test('gets less the later it starts', async () => {
    const deadline = new Deadline(1_000);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(deadline.leftMs()).toBeLessThan(960);
    expect(new Deadline(-1).leftMs()).toBe(0);
  });
});

describe('with generous timeouts', () => {
  let limit: jest.SpiedFunction<typeof AbortSignal.timeout>;
  beforeEach(() => {
    limit = jest.spyOn(AbortSignal, 'timeout');
  });
  afterEach(() => {
    limit.mockRestore();
  });
  const waits = () => limit.mock.calls.map(([ms]) => ms);

  test.each<[what: string, call: () => Promise<unknown>]>([
    ['a message', () => post('/api/contactus/createcontactus', contact)],
    ['a demo request', () => post('/api/requestdemo/createrequestdemo', demoRequest)],
  ])('%s leaves two of its nine seconds to the outbox', async (_what, call) => {
    await call();
    expect(waits()).toHaveLength(1);
    expect(waits()[0]).toBeLessThanOrEqual(7_000);
    expect(waits()[0]).toBeGreaterThan(5_000);
  });

  test.each<[what: string, call: () => Promise<unknown>]>([
    ['a login', () => post('/api/webadmin/adminlogin', account)],
    ['a list', () => send('/api/faq/allfaqs')],
  ])('%s ends within nine seconds', async (_what, call) => {
    await call();
    expect(waits()).toHaveLength(1);
    expect(waits()[0]).toBeLessThanOrEqual(9_000);
    expect(waits()[0]).toBeGreaterThan(7_000);
  });

  test('the CMS gets only the time that the captcha has left', async () => {
    const google = await startStandIn();
    google.behaves((response) => {
      setTimeout(() => {
        response.writeHead(200, { 'Content-Type': 'application/json' });
        response.end(JSON.stringify({ success: true }));
      }, 1_000);
    });
    Object.assign(process.env, {
      RECAPTCHA_SITE_KEY: 'site',
      RECAPTCHA_SECRET_KEY: 'secret',
      RECAPTCHA_VERIFY_URL: google.url,
    });
    await post('/api/contactus/createcontactus', { ...contact, captcha: 'token' });
    await google.stop();
    const [captcha, asked] = waits();
    expect(captcha).toBeLessThanOrEqual(7_000);
    expect(captcha).toBeGreaterThan(5_000);
    expect(asked).toBeLessThanOrEqual(6_010);
    expect(cms().received).toHaveLength(1);
  });

  test.each(adminEndpoints.filter(({ path }) => /^(blogs|faq)\//.test(path)))(
    'a write at $path gets nearly the platform’s minute',
    async (row) => {
      cms().answers(201, goodAnswer(row));
      await callEndpoint(row);
      // After the session was looked at.
      expect(waits().at(-1)).toBeLessThanOrEqual(55_000);
      expect(waits().at(-1)).toBeGreaterThan(45_000);
    },
  );
});
