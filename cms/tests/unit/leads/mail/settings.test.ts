import { firstMailAt } from '../../../../src/leads/mail/first-mail';
import { readNotificationSettings } from '../../../../src/leads/mail/settings';
import { mailPlugin, smtpOptions } from '../../../../src/leads/mail/smtp';

const { env } = process;

beforeEach(() => {
  process.env = { ...env, NOTIFY_EMAIL_TO: '', SMTP_URL: '', SMTP_FROM: '', CMS_PUBLIC_URL: '' };
});

afterAll(() => {
  process.env = env;
});

const set = (values: Record<string, string>) => {
  Object.assign(process.env, values);
};

const good = {
  NOTIFY_EMAIL_TO: 'leads@example.com',
  SMTP_URL: 'smtp://127.0.0.1:2525',
  SMTP_FROM: 'site@example.com',
};

test('without settings, no mail is sent, and Strapi keeps its own mail provider', () => {
  expect(readNotificationSettings()).toBeUndefined();
  expect(firstMailAt('createcontactus', undefined)).toBeNull();
  expect(mailPlugin()).toEqual({});
});

test('several addresses may be given, and the sender may have a name', () => {
  set({ ...good, NOTIFY_EMAIL_TO: 'a@example.com, b@example.org', SMTP_FROM: 'Us <a@b.example>' });
  expect(readNotificationSettings()).toEqual({
    recipients: new Map([['NOTIFY_EMAIL_TO', ['a@example.com', 'b@example.org']]]),
    from: 'Us <a@b.example>',
    calendar: { zone: 'Europe/Zurich', daysOff: new Set() },
    cms: undefined,
  });
  expect(firstMailAt('createcontactus', undefined)).toBeInstanceOf(Date);
});

test.each([
  ['https://cms.example.com/', 'https://cms.example.com'],
  ['https://cms.example.com', 'https://cms.example.com'],
])('links begin with the public address %s', (url, start) => {
  set({ ...good, CMS_PUBLIC_URL: url });
  expect(readNotificationSettings()?.cms).toBe(start);
});

test.each([
  ['NOTIFY_EMAIL_TO', 'leads'],
  ['NOTIFY_EMAIL_TO', 'a@example.com,'],
  ['NOTIFY_EMAIL_TO', 'Us <a@example.com>'],
  ['NOTIFY_EMAIL_TO', 'a@example.com\r\nBcc: b@example.com'],
  ['NOTIFY_EMAIL_TO_CONTACT', 'contact'],
  ['NOTIFY_EMAIL_TO_DEMO', 'demo@'],
  ['NOTIFY_EMAIL_TO_DEMO_AKSA_STUDIO', 'a b@example.com'],
  ['NOTIFY_EMAIL_TO_DEMO_DC3', ' '],
  ['NOTIFY_EMAIL_TO_DEMO_REORG_CHART_MODELLING', 'a@example.com;b@example.com'],
  ['SMTP_FROM', 'nobody'],
  ['SMTP_FROM', ''],
  ['SMTP_FROM', 'Us\r\nBcc: b@example.com <a@example.com>'],
  ['SMTP_FROM', 'a@example.com, b@example.com'],
  ['SMTP_URL', ''],
])('the CMS does not start with %s set to %j', (name, value) => {
  set({ ...good, [name]: value });
  expect(readNotificationSettings).toThrow(name);
});

test('the error names the variable that needs a mail server', () => {
  set({ NOTIFY_EMAIL_TO_DEMO: 'demo@example.com' });
  expect(readNotificationSettings).toThrow(
    'Set SMTP_URL and SMTP_FROM: NOTIFY_EMAIL_TO_DEMO needs both.',
  );
});

test.each(['mail.example.com', 'https://mail.example.com', 'smtp://', 'smtp://a:%zz@host'])(
  'the mail server address %s is refused and not repeated in the error',
  (url) => {
    set({ ...good, SMTP_URL: url });
    expect(mailPlugin).toThrow(/^Set SMTP_URL to smtp:\/\/user:password@host:port/);
    expect(mailPlugin).not.toThrow(url.slice(8) || 'nothing to repeat');
  },
);

test('a mail server needs a sender', () => {
  set({ ...good, SMTP_FROM: '' });
  expect(mailPlugin).toThrow('Set SMTP_FROM: SMTP_URL needs it.');
});

test.each([
  ['smtp://mail.example.com', { port: 587, secure: false, requireTLS: false }],
  ['smtps://mail.example.com', { port: 465, secure: true, requireTLS: false }],
  ['smtp://[::1]:2525', { host: '::1', port: 2525 }],
  [
    'smtp://us%40example.com:p%2Fw@mail.example.com:25',
    { port: 25, requireTLS: true, auth: { user: 'us@example.com', pass: 'p/w' } },
  ],
])('%s is read as %j, and a password requires TLS', (url, options) => {
  expect(smtpOptions(url)).toMatchObject(options);
});
