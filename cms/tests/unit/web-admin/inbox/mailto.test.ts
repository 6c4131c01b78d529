import fc from 'fast-check';
import { limits } from '../../../../src/contract/limits';
import { tidyLine, tidyLines } from '../../../../src/contract/text';
import {
  addressHref,
  mailtoHref,
  maxLinkLength,
  telHref,
} from '../../../../src/plugins/web-admin/admin/src/inbox/lead/mailto';

const arrived = '27-Nov-2026, 14:23';

const contact = (fields: object) => ({
  form: 'createcontactus' as const,
  fields: {
    name: 'Ada',
    email: 'ada@example.com',
    subject: 'A question',
    message: 'Hi',
    ...fields,
  },
});

/** The parts of a link as a mail program reads them. RFC 6068. */
function partsOf(href: string | undefined) {
  const [, to = '', subject = '', body = ''] =
    /^mailto:([^?&]*)\?subject=([^?&]*)&body=([^?&]*)$/.exec(href ?? '') ?? [];
  return {
    to: decodeURIComponent(to),
    subject: decodeURIComponent(subject),
    body: decodeURIComponent(body),
  };
}

test('a reply to a message has its subject, a greeting and the quoted message', () => {
  const message = 'How do we begin?\n\nYours & "mine": 100 % <b>? a=b#c+d';
  expect(partsOf(mailtoHref(contact({ message }), arrived))).toEqual({
    to: 'ada@example.com',
    subject: 'Re: A question',
    body: [
      ...['Hello Ada,', '', '', '', `On ${arrived}, you wrote:`],
      ...['> How do we begin?', '>', '> Yours & "mine": 100 % <b>? a=b#c+d'],
    ].join('\r\n'),
  });
});

test('a reply to a demo request names the product, and greets nobody by a name that was not given', () => {
  const fields = { name: '', email: 'ada@example.com', mobile: '', product: 'Aksa Studio' };
  expect(partsOf(mailtoHref({ form: 'createrequestdemo', fields }, arrived))).toEqual({
    to: 'ada@example.com',
    subject: 'Re: Your demo request: Aksa Studio',
    body: 'Hello,\r\n\r\n\r\n\r\n',
  });
});

test('a subject that is a reply already is left as it is', () => {
  expect(partsOf(mailtoHref(contact({ subject: 'RE: This' }), arrived)).subject).toBe('RE: This');
});

test.each(['', 'none', 'ada at example.com', 'ada@', 'ada@b\nBcc: c@d', 'a@b@c'])(
  'no mail is offered to %j',
  (email) => {
    expect(mailtoHref(contact({ email }), arrived)).toBeUndefined();
    expect(addressHref(email)).toBeUndefined();
  },
);

test('an address cannot add a recipient, a subject or a header', () => {
  const email = 'ada,bob?cc=cleo&bcc=dora%0a@example.com';
  expect(partsOf(mailtoHref(contact({ email }), arrived)).to).toBe(email);
  expect(decodeURIComponent(addressHref(email)?.slice('mailto:'.length) ?? '')).toBe(email);
});

test('a long message is cut at the end of a line', () => {
  const words = Array.from({ length: 900 }, (_, index) => `word${String(index)}`).join(' ');
  const href = mailtoHref(contact({ message: words }), arrived) ?? '';
  expect(href.length).toBeLessThanOrEqual(maxLinkLength);
  expect(href.length).toBeGreaterThan(maxLinkLength - 150);
  const lines = partsOf(href).body.split('\r\n');
  expect(lines.at(-1)).toBe('> …');
  const quoted = lines.slice(5, -1).map((line) => line.slice(2));
  expect(words.startsWith(`${quoted.join(' ')} `)).toBe(true);
  expect(Math.max(...quoted.map(({ length }) => length))).toBeLessThanOrEqual(70);
});

/** Alphabets, directions, marks, emoji of several code points, halves of characters, and what a link is made of. */
const signs = fc.constantFrom(
  ...[
    'a',
    'B',
    ' ',
    '\n',
    '\r\n',
    '\r',
    '\t',
    '\u2028',
    '&',
    '?',
    '%',
    '%0d',
    '=',
    '#',
    '+',
    '"',
    "'",
  ],
  ...[
    'ß',
    'é',
    'e\u0301',
    'Ж',
    'ω',
    'שלום',
    'مرحبا',
    '\u202e',
    '你好',
    'こんにちは',
    '한국어',
    'नमस्ते',
    'ไทย',
  ],
  ...['👩‍👩‍👧', '🇨🇭', '\ud83d', '\ude00', '>', '> ', '…', '\u0000', 'longword'.repeat(12)],
);
const anyText = (max: number) =>
  fc
    .oneof(
      { weight: 3, arbitrary: fc.array(signs, { maxLength: 400 }).map((all) => all.join('')) },
      fc.string({ unit: 'binary', maxLength: 300 }),
    )
    .map((text) => text.slice(0, max));
const anyLead = fc.record({
  name: anyText(limits.name),
  subject: anyText(limits.subject),
  message: anyText(limits.message),
});

test('any lead makes a link that every mail program opens, with the beginning of its message', () => {
  fc.assert(
    fc.property(anyLead, (fields) => {
      const href = mailtoHref(contact(fields), arrived) ?? '';
      expect(href.length).toBeLessThanOrEqual(maxLinkLength);
      expect(href).toMatch(/^[\w\-.!~*'()@:?&=%]+$/);
      const { to, subject, body } = partsOf(href);
      expect(to).toBe('ada@example.com');
      expect(subject).not.toMatch(/[\r\n]/);
      const whole = tidyLine(fields.subject);
      const named = subject.replace(/^Re: /, '').replace(/…$/, '');
      expect(/^re:/i.test(whole) ? whole : `Re: ${whole}`).toContain(named.trimEnd());
      expect(body.replace(/\r\n/g, '')).not.toMatch(/[\r\n]/);
      const lines = body.split('\r\n').slice(5);
      const textOf = (some: readonly string[]) =>
        some.map((line) => line.replace(/^> ?/, '')).join('');
      // Lines are broken at spaces, and within words that are too long for one.
      const letters = (text: string) => text.replace(/[ \n]/g, '');
      const message = letters(tidyLines(fields.message));
      if (letters(textOf(lines)) === message) return;
      expect(lines.at(-1)).toBe('> …');
      expect(message.startsWith(letters(textOf(lines.slice(0, -1))))).toBe(true);
    }),
  );
});

test.each([
  ['+41 44 000 00 00', 'tel:+41440000000'],
  ['+41 (0)44 000 00 00', 'tel:+41440000000'],
  ['044/000.00-00', 'tel:0440000000'],
  ['(044) 000 00 00', 'tel:0440000000'],
  ['Phone: +1 202 555 0199 ext. 12', 'tel:+12025550199'],
  ['＋４４ ２０ ７９４６ ０９５８', 'tel:+442079460958'],
  ['1-800-FLOWERS', undefined],
  ['javascript:alert(1)', undefined],
  ['', undefined],
])('the number %j is dialled as %j', (phone, href) => {
  expect(telHref(phone)).toBe(href);
});
