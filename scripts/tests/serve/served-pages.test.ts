import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fields, linesOf } from '../support';

const root = path.resolve(__dirname, '../../..');
let siteRoot: string;
let answers: Record<string, unknown>;

beforeAll(() => {
  mkdirSync(path.join(root, '.test'), { recursive: true });
  siteRoot = mkdtempSync(path.join(root, '.test/served-pages-'));
  mkdirSync(path.join(siteRoot, 'site'));
  cpSync(path.join(root, 'netlify.toml'), path.join(siteRoot, 'netlify.toml'));
  const lines = linesOf(path.join(__dirname, 'serve-pages.mts'), [siteRoot]);
  answers = fields(JSON.parse(lines.at(-1) ?? ''));
});

afterAll(() => {
  rmSync(siteRoot, { recursive: true, force: true });
});

test('pages, headers and redirects are always served from the same build', () => {
  const { isMissing, before, built, meanwhile, after } = answers;
  expect(isMissing).toBe(true);
  expect(before).toBe('first first first');
  // The new build is the output already, but it is served only on request.
  expect(built).toBe('first first first');
  expect(meanwhile).toContain('first first');
  expect(meanwhile).not.toContain('second first');
  expect(meanwhile).not.toContain('first second');
  expect(after).toBe('second second second');
  expect(existsSync(path.join(siteRoot, 'site/.build/served/18900'))).toBe(false);
});

test('refused requests get a 4xx response with the site’s headers, and the host’s own files are not served', () => {
  expect(answers.oddAnswers).toEqual({
    '/%zz': '400 first',
    '/about/%E0%A4%A': '400 first',
    TRACE: '405 first',
  });
});
