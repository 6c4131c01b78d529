import { firstMailAt } from '../../../../src/leads/mail/first-mail';
import { isReceiptSent, readReceiptSettings } from '../../../../src/leads/receipt/settings';

const { env } = process;

const server = { SMTP_URL: 'smtp://127.0.0.1:2525', SMTP_FROM: 'Us <site@example.com>' };

const set = (values: Record<string, string>) => {
  process.env = { NODE_ENV: 'test', ...values };
};

afterAll(() => {
  process.env = env;
});

test('receipts are off without a mail server and on with one', () => {
  set({});
  expect(readReceiptSettings()).toBeUndefined();
  expect(isReceiptSent('createcontactus')).toBe(false);
  set(server);
  expect(readReceiptSettings()).toEqual({
    replyTo: 'Us <site@example.com>',
    calendar: { zone: 'Europe/Zurich', daysOff: new Set() },
    site: undefined,
    perDay: 200,
  });
  expect(isReceiptSent('createcontactus')).toBe(true);
});

test('receipts can be switched off', () => {
  set({ ...server, VISITOR_RECEIPTS: 'false' });
  expect(readReceiptSettings()).toBeUndefined();
  expect(isReceiptSent('createcontactus')).toBe(false);
  expect(firstMailAt('createcontactus', undefined)).toBeNull();
});

test('a lead of the contact form is looked at for its receipt, even if the firm gets no mail; one of the other form is not', () => {
  set(server);
  expect(firstMailAt('createcontactus', undefined)).toBeInstanceOf(Date);
  expect(firstMailAt('createrequestdemo', 'Dc3')).toBeNull();
});

test('answers go to the configured inbox, and links to the configured site', () => {
  set({ ...server, SMTP_REPLY_TO: 'office@example.com', SITE_URL: 'https://www.example.com/' });
  expect(readReceiptSettings()).toMatchObject({
    replyTo: 'office@example.com',
    site: 'https://www.example.com',
  });
});

test.each([
  [{ VISITOR_RECEIPTS: 'true' }, 'Set SMTP_URL and SMTP_FROM: VISITOR_RECEIPTS needs both.'],
  [{ ...server, VISITOR_RECEIPTS: 'yes' }, 'Set VISITOR_RECEIPTS to true or false.'],
  [
    { ...server, VISITOR_RECEIPTS_PER_DAY: '0' },
    'Set VISITOR_RECEIPTS_PER_DAY to a whole number from 1 to 10000.',
  ],
])('the CMS does not start with %j', (values, message) => {
  set(values);
  expect(readReceiptSettings).toThrow(message);
});
