import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
let workshop: string;
let said: Record<string, unknown>;

beforeAll(() => {
  mkdirSync(path.join(root, '.test'), { recursive: true });
  workshop = mkdtempSync(path.join(root, '.test/served-pages-'));
  mkdirSync(path.join(workshop, 'site'));
  cpSync(path.join(root, 'netlify.toml'), path.join(workshop, 'netlify.toml'));
  said = serve();
});

afterAll(() => {
  rmSync(workshop, { recursive: true, force: true });
});

/** What a process says that serves it. The loading of modules is not Jest's. */
function serve(): Record<string, unknown> {
  const program = path.join(__dirname, 'serve-pages.mts');
  const args = ['--import', 'tsx', program, workshop];
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    cwd: root,
    timeout: 50_000,
  });
  const line = stdout.trim().split('\n').at(-1) ?? '';
  if (!line.startsWith('{')) throw new Error(`${stdout}${stderr}`);
  const said: unknown = JSON.parse(line);
  return typeof said === 'object' && said !== null ? { ...said } : {};
}

test('pages, headers and redirects of a build are served together, before and after an exchange', () => {
  const { isMissing, before, built, meanwhile, after } = said;
  expect(isMissing).toBe(true);
  expect(before).toBe('first first first');
  // It is the output; what is served follows when it is told to.
  expect(built).toBe('first first first');
  expect(meanwhile).toContain('first first');
  expect(meanwhile).not.toContain('second first');
  expect(meanwhile).not.toContain('first second');
  expect(after).toBe('second second second');
  expect(existsSync(path.join(workshop, 'site/.build/served/18900'))).toBe(false);
});

test('what the host refuses, or reads itself, is not served, and no fault of the server: the answer has the site’s headers', () => {
  expect(said.oddAnswers).toEqual({
    '/%zz': '400 first',
    '/about/%E0%A4%A': '400 first',
    TRACE: '405 first',
  });
});
