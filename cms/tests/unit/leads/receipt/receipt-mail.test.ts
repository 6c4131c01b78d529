import { mailboxOf, receiptMail } from '../../../../src/leads/receipt/receipt-mail';

const about = {
  reference: '0123456789abcdef01234567',
  due: new Date('2026-11-27T17:00:00Z'),
  zone: 'Europe/Zurich',
  site: 'https://www.example.com',
};

test('a receipt thanks, and says when the firm calls back and the reference', () => {
  expect(receiptMail(about)).toEqual({
    subject: 'We have received your message',
    text: [
      'Thank you. We have received your message.',
      '',
      'We will call you back by Friday, 27 November 2026, 18:00 Central European Standard Time (Europe/Zurich).',
      '',
      'Your reference: 0123456789abcdef01234567',
      '',
      'To add something, reply to this mail.',
      '',
      'This mail was sent automatically, because somebody entered this address in the contact form of https://www.example.com. If it was not you, you need not do anything.',
      '',
    ].join('\n'),
  });
});

test('a receipt names summer time where it applies, and no site that is not configured', () => {
  const { text } = receiptMail({
    ...about,
    due: new Date('2027-06-01T16:00:00Z'),
    site: undefined,
  });
  expect(text).toContain(
    'Tuesday, 1 June 2027, 18:00 Central European Summer Time (Europe/Zurich)',
  );
  expect(text).toContain('the contact form of our website.');
});

test.each([
  'a.b@example.com',
  'A.B@Example.COM',
  'ab@example.com',
  'ab+1@example.com',
  'a.b+c+d@example.com',
])('%s is the same mailbox', (address) => {
  expect(mailboxOf(address)).toBe('ab@example.com');
});

test.each(['ab@mail.example.com', 'abc@example.com', 'ab-1@example.com'])(
  '%s is another mailbox',
  (address) => {
    expect(mailboxOf(address)).not.toBe('ab@example.com');
  },
);
