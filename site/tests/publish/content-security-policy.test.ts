/** @jest-environment node */
import { contentSecurityPolicy, type PagePolicy } from '../../publish/content-security-policy';

const one = `'sha256-${'A'.repeat(43)}='`;
const other = `'sha256-${'B'.repeat(43)}='`;

const directives = (policy: Partial<PagePolicy> = {}): Record<string, string[]> =>
  Object.fromEntries(
    contentSecurityPolicy({ scripts: [], styles: [], recaptcha: false, ...policy })
      .split('; ')
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources];
      }),
  );

test('the policy forbids every source that it does not name', () => {
  expect(Object.entries(directives())[0]).toEqual(['default-src', ["'none'"]]);
  expect(directives()).toMatchObject({
    'frame-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  });
});

test('inline scripts and styles are allowed only by their hashes', () => {
  const { 'script-src': scripts, 'style-src': styles } = directives({
    scripts: [one],
    styles: [other],
  });
  expect(scripts).toEqual(["'self'", one]);
  expect(styles).toEqual(["'self'", other]);
});

test('the policy does not depend on the order or the number of pages', () => {
  expect(directives({ scripts: [other, one, other] })).toEqual(
    directives({ scripts: [one, other] }),
  );
});

test.each([
  "'unsafe-inline'",
  "'unsafe-eval'",
  "'strict-dynamic'",
  '*',
  'https:',
  'https://example.com',
  '',
  `${one}; script-src *`,
])('the policy rejects the source %s', (source) => {
  expect(() => directives({ scripts: [one, source] })).toThrow('is no hash');
  expect(() => directives({ styles: [source] })).toThrow('is no hash');
});

test('the hosts of reCAPTCHA are named only if it is configured', () => {
  const google = /google\.com|gstatic\.com/;
  expect(contentSecurityPolicy({ scripts: [], styles: [], recaptcha: false })).not.toMatch(google);
  const { 'script-src': scripts, 'frame-src': frames, ...others } = directives({ recaptcha: true });
  expect(scripts).toEqual([
    "'self'",
    'https://www.google.com/recaptcha/',
    'https://www.gstatic.com/recaptcha/',
  ]);
  expect(frames).toEqual([
    'https://www.google.com/recaptcha/',
    'https://recaptcha.google.com/recaptcha/',
  ]);
  expect(Object.values(others).flat().join(' ')).not.toMatch(google);
});
