import type { LeadForm } from '../../../../src/contract/leads/lead-forms';
import { isMailed, readRecipients, recipientsOf } from '../../../../src/leads/mail/recipients';

const { env } = process;

beforeEach(() => {
  process.env = Object.fromEntries(
    Object.entries(env).filter(([name]) => !name.startsWith('NOTIFY_EMAIL_TO')),
  );
});

afterAll(() => {
  process.env = env;
});

const all = {
  NOTIFY_EMAIL_TO: 'all@example.com',
  NOTIFY_EMAIL_TO_CONTACT: 'contact@example.com',
  NOTIFY_EMAIL_TO_DEMO: 'demo@example.com',
  NOTIFY_EMAIL_TO_DEMO_AKSA_STUDIO: 'aksa@example.com',
  NOTIFY_EMAIL_TO_DEMO_DC3: 'dc3@example.com, sales@example.com',
  NOTIFY_EMAIL_TO_DEMO_REORG_CHART_MODELLING: 'reorg@example.com',
};

type Case = [LeadForm, product: string | undefined, expected: string[]];

test.each<Case>([
  ['createcontactus', undefined, ['contact@example.com']],
  ['createrequestdemo', 'Aksa Studio', ['aksa@example.com']],
  ['createrequestdemo', 'Dc3', ['dc3@example.com', 'sales@example.com']],
  ['createrequestdemo', 'Reorg Chart Modelling', ['reorg@example.com']],
  ['createrequestdemo', 'A product of a later release', ['demo@example.com']],
])('the mail about a lead of %s for %s goes to %j', (form, product, expected) => {
  Object.assign(process.env, all);
  expect(recipientsOf(readRecipients(), form, product)).toEqual(expected);
});

test('a form without addresses of its own uses those of all leads', () => {
  Object.assign(process.env, { NOTIFY_EMAIL_TO: 'all@example.com' });
  expect(recipientsOf(readRecipients(), 'createcontactus', undefined)).toEqual(['all@example.com']);
  expect(recipientsOf(readRecipients(), 'createrequestdemo', 'Dc3')).toEqual(['all@example.com']);
});

test('if only one product has addresses, no other lead is mailed', () => {
  Object.assign(process.env, { NOTIFY_EMAIL_TO_DEMO_DC3: 'dc3@example.com' });
  expect(isMailed('createrequestdemo', 'Dc3')).toBe(true);
  expect(isMailed('createrequestdemo', 'Aksa Studio')).toBe(false);
  expect(isMailed('createcontactus', undefined)).toBe(false);
  expect(recipientsOf(readRecipients(), 'createcontactus', undefined)).toEqual([]);
});
