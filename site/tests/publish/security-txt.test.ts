/** @jest-environment node */
import { securityTxt, securityTxtPath } from '../../publish/security-txt';

const at = (moment: string) => securityTxt('https://www.example.com', new Date(moment));

test('security.txt states the contact, the language and its own address', () => {
  expect(securityTxtPath).toBe('.well-known/security.txt');
  expect(at('2026-11-21T22:56:46.123Z')).toBe(
    [
      'Contact: mailto:support@example.com',
      'Expires: 2027-10-01T00:00:00Z',
      'Preferred-Languages: en',
      'Canonical: https://www.example.com/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

const day = 24 * 60 * 60 * 1_000;

test.each([
  '2026-01-01T00:00:00Z',
  '2026-01-31T23:59:59Z',
  '2028-02-29T12:00:00Z',
  '2027-12-31T23:59:59Z',
])('security.txt built at %s expires in less than a year, but not soon', (moment) => {
  const [, expires = ''] = /^Expires: (.*)$/m.exec(at(moment)) ?? [];
  const days = (Date.parse(expires) - Date.parse(moment)) / day;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(365);
});

test('two builds in one month write the same file', () => {
  expect(at('2026-11-01T00:00:00Z')).toBe(at('2026-11-30T23:59:59Z'));
});
