import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { linesOf, tempFolder } from '../support';

const answering = `
  export default async (request, context) =>
    new Response(JSON.stringify({ url: request.url, ip: context.ip, deploy: context.deploy }));
  export const config = { path: '/api/*' };
`;
const scheduled = `
  export default async (request, context) => {
    const { next_run } = await request.json();
    console.log(request.method, Number.isNaN(Date.parse(next_run)), context.deploy.context);
  };
  export const config = { schedule: '* * * * *' };
`;

const root = tempFolder();

beforeEach(() => {
  mkdirSync(root('functions/entries'), { recursive: true });
});

/** What a process that loads these entries prints. */
function load(entries: Record<string, string>, context = 'production', url = 'http://x/api/y') {
  for (const [name, text] of Object.entries(entries)) {
    writeFileSync(root(path.join('functions/entries', name)), text);
  }
  return linesOf(path.join(__dirname, 'load-functions.mts'), [root(), context, url]);
}

test('a function with a schedule runs, one with a path answers; both know the deploy context', () => {
  const lines = load({ 'api.ts': answering, 'drain.ts': scheduled });
  const deploy = { context: 'production', id: 'local', published: true };
  expect(lines[0]).toBe('POST false production');
  expect(JSON.parse(lines[1] ?? '')).toMatchObject({ ip: '203.0.113.7', deploy });
});

test('a function gets the site’s own address, whatever host the caller sends', () => {
  const lines = load({ 'api.ts': answering }, 'production', 'http://localhost:1/api/y?z=1');
  expect(lines[0]).toContain('"url":"http://127.0.0.1:18900/api/y?z=1"');
});

test('outside production they get another deploy context', () => {
  const lines = load({ 'api.ts': answering, 'drain.ts': scheduled }, 'dev');
  expect(lines[0]).toBe('POST false dev');
  expect(lines[1]).toContain('"context":"dev"');
});

test('an address without a function is not answered', () => {
  const lines = load({ 'api.ts': answering }, 'dev', 'http://x/about');
  expect(lines).toEqual(['no answer']);
});

test('the error names an entry that cannot be served', () => {
  expect(() => load({ 'drain.ts': 'export default 1;' })).toThrow(
    'drain.ts exports no handler with a config.',
  );
});

test('the bundles are removed', () => {
  load({ 'api.ts': answering });
  expect(readdirSync(root('functions/.build'))).toEqual([]);
});
