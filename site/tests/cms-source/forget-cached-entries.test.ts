/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forgetCachedEntries } from '../../cms-source/forget-cached-entries';
import { endStandIns, startStandIn } from '../stand-in-cms';

let folder: string;
const before = process.cwd();

/** The hooks, compiled as Gatsby does before it runs them. */
const compileHooks = (code: string) => {
  mkdirSync('.cache/compiled', { recursive: true });
  writeFileSync('.cache/compiled/gatsby-node.js', code);
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'forget-'));
  process.chdir(folder);
  compileHooks('hooks');
});

afterEach(() => {
  process.chdir(before);
  rmSync(folder, { recursive: true });
});

/** A CMS that reports this number of entries of each kind. */
function startCms(total: number): Promise<string> {
  return startStandIn((_request, response) => {
    response.end(JSON.stringify({ meta: { pagination: { total } } }));
  });
}

const node = (type: string, id: string, description: string) => ({
  id,
  description,
  parent: null,
  children: [],
  internal: { type, owner: '', contentDigest: '' },
});

const nodes = [
  node('STRAPI_BLOG', 'plain article', '<p>Words.</p>'),
  node('STRAPI_BLOG', 'article with a picture', '<p><img src="/uploads/a.png"></p>'),
  node('STRAPI_FAQ', 'question', '<p>An answer.</p>'),
  node('STRAPI__MEDIA', 'picture', ''),
];

/** What Gatsby's cache keeps from build to build. */
const remembered = new Map<string, unknown>();

/** Begins a build. Returns the ids of the dropped nodes. */
async function build(total: number): Promise<string[]> {
  const url = await startCms(total);
  const forgotten: string[] = [];
  await forgetCachedEntries(
    {
      actions: {
        deleteNode: ({ id }) => {
          forgotten.push(id);
        },
      },
      cache: {
        get: (key: string) => Promise.resolve(remembered.get(key)),
        set: (key: string, value: unknown) => {
          remembered.set(key, value);
          return Promise.resolve(value);
        },
      },
      createContentDigest: (value) => JSON.stringify(value),
      getCache: () => ({ del: () => Promise.resolve() }),
      getNodesByType: (type: string) => nodes.filter(({ internal }) => internal.type === type),
    },
    { url, token: 'a-token' },
  );
  endStandIns();
  return forgotten;
}

const all = nodes.map(({ id }) => id);

test('articles stay cached from build to build, except those with pictures in their text', async () => {
  await build(3);
  await expect(build(3)).resolves.toEqual(['article with a picture', 'question']);
});

test('everything is dropped after a change of the hooks', async () => {
  await build(3);
  compileHooks('other hooks');
  await expect(build(3)).resolves.toEqual(all);
});

test('everything is dropped after a change of the public address of the CMS', async () => {
  await build(3);
  process.env.CMS_PUBLIC_URL = 'https://cms.example.com';
  try {
    await expect(build(3)).resolves.toEqual(all);
  } finally {
    delete process.env.CMS_PUBLIC_URL;
  }
});

test('the last article is dropped when the CMS has none', async () => {
  await build(3);
  await expect(build(0)).resolves.toEqual(['plain article', 'article with a picture', 'question']);
});
