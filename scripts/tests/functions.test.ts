import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const answering = `
  export default async (request, context) =>
    new Response(JSON.stringify({ url: request.url, ip: context.ip, deploy: context.deploy }));
  export const config = { path: '/api/*' };
`;
const scheduled = (schedule: string) => `
  export default async (request, context) => {
    const { next_run } = await request.json();
    console.log(request.method, Number.isNaN(Date.parse(next_run)), context.deploy.context);
  };
  export const config = { schedule: '${schedule}' };
`;

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'functions-'));
  mkdirSync(path.join(root, 'functions/entries'), { recursive: true });
});

afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

/** What a process says that loads these entries. The loading of modules is not Jest's. */
function load(entries: Record<string, string>, context = 'production', url = 'http://x/api/y') {
  for (const [name, text] of Object.entries(entries)) {
    writeFileSync(path.join(root, 'functions/entries', name), text);
  }
  const program = path.join(__dirname, 'load-functions.mts');
  const args = ['--import', 'tsx', program, root, context, url];
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    timeout: 50_000,
  });
  return { lines: stdout.trim().split('\n'), stderr };
}

test('a function with a schedule is fired, one with a path answers, each told where it runs', () => {
  const { lines } = load({ 'api.ts': answering, 'drain.ts': scheduled('* * * * *') });
  const deploy = { context: 'production', id: 'local', published: true };
  expect(lines[0]).toBe('POST false production');
  expect(JSON.parse(lines[1] ?? '')).toMatchObject({ ip: '203.0.113.7', deploy });
});

test('a function is told the site’s own address, whatever host the caller names', () => {
  const { lines } = load({ 'api.ts': answering }, 'production', 'http://localhost:1/api/y?z=1');
  expect(lines[0]).toContain('"url":"http://127.0.0.1:18900/api/y?z=1"');
});

test('outside production they are told so', () => {
  const { lines } = load({ 'api.ts': answering, 'drain.ts': scheduled('* * * * *') }, 'dev');
  expect(lines[0]).toBe('POST false dev');
  expect(lines[1]).toContain('"context":"dev"');
});

test('an address of no function is left to others', () => {
  const { lines } = load({ 'api.ts': answering }, 'dev', 'http://x/about');
  expect(lines).toEqual(['no answer']);
});

test.each([
  [scheduled('@hourly'), 'drain has another schedule than "* * * * *", the only one kept here.'],
  ['export default 1;', 'drain exports no handler with a path or a schedule.'],
])('an entry that cannot be served here is named', (text, message) => {
  expect(load({ 'drain.ts': text }).stderr).toContain(message);
});

test('nothing is left of the bundles', () => {
  load({ 'api.ts': answering });
  expect(readdirSync(path.join(root, 'functions/.build'))).toEqual([]);
});
