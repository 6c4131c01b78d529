import { digestMail } from '../../../../src/leads/digest/digest-mail';
import type { OpenLead, OpenLeads } from '../../../../src/leads/digest/open-leads';

const lead = (changes: Partial<OpenLead> = {}): OpenLead => ({
  form: 'createcontactus',
  id: 'abc',
  name: 'Ada',
  topic: 'A question',
  due: new Date('2026-11-26T17:00:00Z'),
  owner: null,
  ...changes,
});

const none = { count: 0, leads: [] };
const only = (...leads: OpenLead[]): OpenLeads => ({
  late: { count: leads.length, leads },
  today: none,
  nobodys: none,
});

const setting = {
  zone: 'Europe/Zurich',
  cms: 'https://cms.example.com',
  owners: new Map([[7, 'Grace']]),
};

test('a digest lists late leads, then those due today, then those of nobody', () => {
  const mail = digestMail(
    {
      late: { count: 1, leads: [lead({ owner: 7 })] },
      today: {
        count: 27,
        leads: [
          lead({
            form: 'createrequestdemo',
            id: 'def',
            name: '',
            topic: 'Dc3',
            due: new Date('2026-11-27T14:30:00Z'),
          }),
        ],
      },
      nobodys: { count: 1, leads: [lead({ id: 'ghi', due: new Date('2026-11-30T17:00:00Z') })] },
    },
    setting,
  );
  expect(mail).toEqual({
    subject: 'Leads: 1 late, 27 due today, 1 without an owner',
    text: [
      'These leads wait for an answer. Names and topics were written by visitors.',
      'All leads: https://cms.example.com/admin/plugins/web-admin/leads',
      '',
      'Late (1)',
      '',
      '- Ada: A question',
      '  Message, promised by Thu, 26 Nov 2026, 18:00 (Europe/Zurich). Owner: Grace.',
      '  https://cms.example.com/admin/plugins/web-admin/leads/contacts/abc',
      '',
      'Due today (27)',
      '',
      '- No name: Dc3',
      '  Demo request, promised by Fri, 27 Nov 2026, 15:30 (Europe/Zurich). Nobody owns it.',
      '  https://cms.example.com/admin/plugins/web-admin/leads/demo-requests/def',
      '- and 26 more',
      '',
      'Without an owner (1)',
      '',
      '- Ada: A question',
      '  Message, promised by Mon, 30 Nov 2026, 18:00 (Europe/Zurich). Nobody owns it.',
      '  https://cms.example.com/admin/plugins/web-admin/leads/contacts/ghi',
      '',
    ].join('\n'),
  });
});

test('there is no digest if nothing needs attention', () => {
  expect(digestMail(only(), setting)).toBeUndefined();
});

test('an owner who cannot log in any more is nobody', () => {
  expect(digestMail(only(lead({ owner: 8 })), setting)?.text).toContain('Nobody owns it.');
});

test('a digest has no links where the address of the CMS is not configured', () => {
  const mail = digestMail(only(lead()), { ...setting, cms: undefined });
  expect(mail?.text).not.toContain('/admin');
});

test('long names are cut between characters, and right-to-left ones are isolated', () => {
  const name = '👩‍👩‍👧'.repeat(200);
  const { text } = digestMail(only(lead({ name, topic: 'نص!' })), setting) ?? { text: '' };
  expect(text).toContain(`- ${'👩‍👩‍👧'.repeat(79)}…: \u2068نص!\u2069`);
});

test('nothing that a visitor wrote is in the subject', () => {
  const { subject } = digestMail(only(lead({ name: 'Eve', topic: 'Bcc' })), setting) ?? {};
  expect(subject).toBe('Leads: 1 late');
});
