import { readSettings } from '../src/settings';
import { send } from './stand-ins/client';
import { useCms } from './stand-ins/environment';
import { useLog } from './stand-ins/log';

const env = {
  CMS_URL: 'http://cms.example.com/',
  CMS_FUNCTION_TOKEN: 'token',
  CAPTCHA_SECRET: 'x'.repeat(32),
};

useCms();
const log = useLog();

test('unset variables have defaults', () => {
  expect(readSettings(env)).toEqual({
    cms: {
      url: 'http://cms.example.com',
      token: 'token',
      timeoutMs: 5_000,
      contentTimeoutMs: 50_000,
    },
    captcha: { kind: 'altcha', secret: 'x'.repeat(32), cost: 2_000 },
  });
});

test('the address of reCAPTCHA defaults to Google’s', () => {
  const keys = { RECAPTCHA_SITE_KEY: 'site', RECAPTCHA_SECRET_KEY: 'secret' };
  expect(readSettings({ ...env, ...keys, CAPTCHA_SECRET: undefined }).captcha).toEqual({
    kind: 'recaptcha',
    secretKey: 'secret',
    verifyUrl: 'https://www.google.com/recaptcha/api/siteverify',
    timeoutMs: 5_000,
  });
});

test.each(['CMS_URL', 'CMS_FUNCTION_TOKEN', 'CAPTCHA_SECRET'])('%s must be set', (name) => {
  expect(() => readSettings({ ...env, [name]: undefined })).toThrow(
    `The environment variable ${name} is not set.`,
  );
  expect(() => readSettings({ ...env, [name]: ' ' })).toThrow(
    `The environment variable ${name} is not set.`,
  );
});

test.each([
  [
    'CMS_URL',
    'cms.example.com',
    'CMS_URL must be an address that begins with http:// or https://.',
  ],
  ['CMS_URL', 'file:///etc', 'CMS_URL must be an address that begins with http:// or https://.'],
  ['CMS_TIMEOUT_MS', '5s', 'Set CMS_TIMEOUT_MS to a whole number from 1 to 9999999.'],
  ['CMS_BLOG_TIMEOUT_MS', '0', 'Set CMS_BLOG_TIMEOUT_MS to a whole number from 1 to 9999999.'],
  ['CAPTCHA_COST', '0', 'Set CAPTCHA_COST to a whole number from 1 to 9999999.'],
  ['CAPTCHA_SECRET', 'short', 'CAPTCHA_SECRET must have at least 32 characters.'],
  ['OUTBOX_KEY', 'x'.repeat(31), 'OUTBOX_KEY must have at least 32 characters.'],
  ['OPERATIONS_TOKEN', 'short', 'OPERATIONS_TOKEN must have at least 32 characters.'],
  ['RETENTION_MONTHS', '0', 'Set RETENTION_MONTHS to a whole number from 1 to 120.'],
  ['RETENTION_MONTHS', '121', 'Set RETENTION_MONTHS to a whole number from 1 to 120.'],
  ['RETENTION_MONTHS', '-1', 'Set RETENTION_MONTHS to a whole number from 1 to 120.'],
  [
    'WRITE_LIMIT_PER_ADDRESS',
    'many',
    'Set WRITE_LIMIT_PER_ADDRESS to a whole number from 1 to 1000000.',
  ],
  ['WRITE_LIMIT_SECONDS', '1.5', 'Set WRITE_LIMIT_SECONDS to a whole number from 1 to 86400.'],
  ['WRITE_LIMIT_SECONDS', '86401', 'Set WRITE_LIMIT_SECONDS to a whole number from 1 to 86400.'],
  [
    'WRITE_LIMIT_PER_ADDRESS',
    '1000001',
    'Set WRITE_LIMIT_PER_ADDRESS to a whole number from 1 to 1000000.',
  ],
  [
    'RECAPTCHA_SITE_KEY',
    'site',
    'Set both RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET_KEY, or neither.',
  ],
])('%s cannot be "%s"', (name, value, message) => {
  expect(() => readSettings({ ...env, [name]: value })).toThrow(message);
});

test('a cheap captcha is refused in production, at build time and at run time', () => {
  const cheap = { ...env, CAPTCHA_COST: '999' };
  const message = 'CAPTCHA_COST must be at least 1000 in production.';
  expect(() => readSettings({ ...cheap, CONTEXT: 'production' })).toThrow(message);
  expect(() => readSettings(cheap, 'production')).toThrow(message);
  expect(readSettings({ ...cheap, CAPTCHA_COST: '1000' }, 'production').captcha).toMatchObject({
    cost: 1_000,
  });
  expect(readSettings(cheap, 'deploy-preview').captcha).toMatchObject({ cost: 999 });
});

test('leads wait only in production, and only with a key', () => {
  const key = 'x'.repeat(32);
  expect(readSettings({ ...env, OUTBOX_KEY: key }, 'production').outbox).toEqual({
    context: 'production',
    key,
    retentionMonths: 24,
    perAddress: 20,
    perAddressSeconds: 600,
  });
  expect(readSettings(env, 'production').outbox).toBeUndefined();
  for (const context of ['deploy-preview', 'branch-deploy', 'dev', undefined]) {
    const anywhere = { ...env, OUTBOX_KEY: key, CONTEXT: 'production' };
    expect(readSettings(anywhere, context).outbox).toBeUndefined();
  }
});

test.each([1, 120])('the retention may be %i months', (months) => {
  const variables = { ...env, OUTBOX_KEY: 'x'.repeat(32), RETENTION_MONTHS: String(months) };
  expect(readSettings(variables, 'production').outbox?.retentionMonths).toBe(months);
});

test('a missing variable is named in the log, not in the response', async () => {
  delete process.env.CMS_FUNCTION_TOKEN;
  const { status, body } = await send('/api/faq/allfaqs');
  expect(status).toBe(500);
  expect(JSON.stringify(body)).not.toContain('CMS_FUNCTION_TOKEN');
  expect(log()[0]).toContain('The environment variable CMS_FUNCTION_TOKEN is not set.');
});
