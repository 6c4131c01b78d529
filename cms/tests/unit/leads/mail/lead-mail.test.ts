import { leadMail, replyAddress } from '../../../../src/leads/mail/lead-mail';

/** 10:00 on a Friday in Zurich. */
const accepted = new Date('2026-11-27T09:00:00Z');

const mailOf = (form: 'createcontactus' | 'createrequestdemo', lead: Record<string, unknown>) =>
  leadMail(
    form,
    new Map(Object.entries({ created_at: accepted, document_id: 'abc123', ...lead })),
    {
      cms: 'https://cms.example.com',
      calendar: { zone: 'Europe/Zurich', daysOff: new Set() },
    },
  );

test('a mail contains the form, a link to the panel, the due time and what the visitor wrote', () => {
  const lead = { name: 'A', email: 'a@b.example', phone: '1', subject: 'S', message: 'M\nN' };
  expect(mailOf('createcontactus', lead)).toEqual({
    subject: 'New message from the contact form',
    text: [
      'New message from the contact form. Answer it in the panel: https://cms.example.com/admin/plugins/web-admin/leads/contacts/abc123',
      'The site promises an answer by Fri, 27 Nov 2026, 18:00 (Europe/Zurich).',
      'What follows was written by a visitor.',
      '',
      'Name: A',
      'Email ID: a@b.example',
      'Phone Number: 1',
      'Subject: S',
      'Message:',
      'M',
      'N',
      '',
    ].join('\n'),
  });
});

test('a mail has no link where the address of the CMS is not configured', () => {
  const lead = new Map(Object.entries({ created_at: accepted, product: 'Dc3' }));
  const calendar = { zone: 'Europe/Zurich', daysOff: new Set<string>() };
  const { text } = leadMail('createrequestdemo', lead, { cms: undefined, calendar });
  expect(text.split('\n')[0]).toBe('New demo request.');
  expect(text).not.toContain('/admin');
});

test('the due time is the one that the panel shows, even if days off were added since', () => {
  const lead = { product: 'Dc3', due_at: new Date('2026-12-01T09:00:00Z') };
  expect(mailOf('createrequestdemo', lead).text).toContain('by Tue, 1 Dec 2026, 10:00 (');
});

test('each right-to-left line is isolated, so that its punctuation stays in place', () => {
  const lead = {
    name: 'رنا!',
    email: 'a@b.example',
    phone: '1',
    subject: 'S',
    message: 'نص!\nText!',
  };
  expect(mailOf('createcontactus', lead).text.split('\n').slice(4)).toEqual([
    'Name: \u2068رنا!\u2069',
    'Email ID: a@b.example',
    'Phone Number: 1',
    'Subject: S',
    'Message:',
    '\u2068نص!\u2069',
    'Text!',
    '',
  ]);
});

test('a field that the visitor left empty is shown empty', () => {
  const { text } = mailOf('createrequestdemo', {
    product: 'Dc3',
    name: null,
    email: 'a@b.example',
  });
  expect(text.split('\n').slice(4)).toEqual([
    'Name: ',
    'Email: a@b.example',
    'Mobile: ',
    'Product: Dc3',
    '',
  ]);
});

test('the subject contains nothing that a visitor wrote', () => {
  const lead = { product: 'x\r\nBcc: a@b.example', name: 'Eve', email: '', mobile: '' };
  expect(mailOf('createrequestdemo', lead).subject).toBe('New demo request');
});

test.each([
  ['SQLite', accepted.getTime()],
  ['PostgreSQL', accepted],
])('the due time of a demo request is calculated from a time as %s stores it', (_, stored) => {
  const { text } = mailOf('createrequestdemo', { product: 'Dc3', created_at: stored });
  expect(text).toContain('an answer by Mon, 30 Nov 2026, 10:00 (Europe/Zurich).');
});

const replyTo = (email: unknown) => replyAddress(new Map([['email', email]]));

test.each(['a@b.example', "o'neill+x@mail.example.co", `${'x'.repeat(64)}@b.example`])(
  'replies go to the plain address %s',
  (email) => {
    expect(replyTo(email)).toBe(email);
  },
);

test.each([
  'a@b.example, c@d.example',
  'a@b.example;c@d.example',
  'Eve <a@b.example>',
  '<a@b.example>',
  'a@b.example\r\nBcc: c@d.example',
  'a@b.example\n',
  'a@b.example (comment)',
  '"a b"@b.example',
  'a..b@c.example',
  '.a@b.example',
  'a@b',
  'a@-b.example',
  'a@[127.0.0.1]',
  'a@bücher.example',
  'undisclosed-recipients:;',
  '=?utf-8?q?a?=@b.example, c',
  `${'x'.repeat(300)}@b.example`,
  '',
  null,
])('no replies go to %j', (email) => {
  expect(replyTo(email)).toBeUndefined();
});
