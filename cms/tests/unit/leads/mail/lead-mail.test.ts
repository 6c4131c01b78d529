import { leadMail } from '../../../../src/leads/mail/lead-mail';

const mailOf = (form: 'createcontactus' | 'createrequestdemo', lead: Record<string, unknown>) =>
  leadMail(form, new Map(Object.entries(lead)), 'https://cms.example.com');

test('a mail says which form it was, where all are, and what was written', () => {
  const lead = { name: 'A', email: 'a@b.example', phone: '1', subject: 'S', message: 'M\nN' };
  expect(mailOf('createcontactus', lead)).toEqual({
    subject: 'New message from the contact form',
    text: [
      'New message from the contact form. All of them are in the panel: https://cms.example.com/admin/plugins/web-admin/contactdetails',
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

test('each line that runs from right to left keeps its signs on its side', () => {
  const lead = {
    name: 'رنا!',
    email: 'a@b.example',
    phone: '1',
    subject: 'S',
    message: 'نص!\nText!',
  };
  expect(mailOf('createcontactus', lead).text.split('\n').slice(3)).toEqual([
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

test('a field that a visitor left empty is empty', () => {
  const { text } = mailOf('createrequestdemo', {
    product: 'Dc3',
    name: null,
    email: 'a@b.example',
  });
  expect(text.split('\n').slice(3)).toEqual([
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
