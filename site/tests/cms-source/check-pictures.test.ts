/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { checkPictures } from '../../cms-source/check-pictures';

let folder: string;
let nodes: Map<string, object>;
let memory: Map<string, unknown>;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'check-pictures-'));
  nodes = new Map();
  memory = new Map();
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

const noise = (format: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif') =>
  sharp({
    create: {
      width: 90,
      height: 60,
      channels: 3,
      background: 'black',
      noise: { type: 'gaussian', mean: 99, sigma: 50 },
    },
  })
    .toFormat(format)
    .toBuffer();

/** Adds a file as Gatsby has fetched it. */
function addFile(id: string, bytes: Buffer): string {
  const absolutePath = join(folder, id);
  writeFileSync(absolutePath, bytes);
  nodes.set(id, { id, absolutePath, internal: { contentDigest: `digest of ${id}` } });
  return id;
}

/** Adds an article with a cover, and with a picture in its text. */
function addArticle(title: string, cover: string | undefined, inText?: string): void {
  const coverId = `cover of ${title}`;
  nodes.set(coverId, { name: 'cover.jpg', url: '/uploads/c1.jpg', localFile___NODE: cover });
  const textPictures = inText === undefined ? [] : [{ src: '/uploads/t2.png', localFile: inText }];
  nodes.set(title, { title, image___NODE: [coverId], fields: { textPictures } });
}

const check = () =>
  checkPictures({
    cache: {
      get: (key) => Promise.resolve(memory.get(key)),
      set: (key, value) => Promise.resolve(memory.set(key, value)),
    },
    getNode: (id) => nodes.get(id),
    getNodesByType: () => [...nodes.values()].filter((node) => 'title' in node),
  });

test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('a sound %s passes', async (format) => {
  const picture = addFile('picture', await noise(format));
  addArticle('New roles', picture, picture);
  await expect(check()).resolves.toBeUndefined();
});

test.each([
  ['cut off', (whole: Buffer) => whole.subarray(0, whole.length / 3)],
  ['something else', () => Buffer.from('<!doctype html>')],
  ['empty', () => Buffer.alloc(0)],
])('a cover that is %s is named with its article', async (_how, damaged) => {
  addArticle('Sound', addFile('sound', await noise('jpeg')));
  addArticle('New roles', addFile('damaged', damaged(await noise('jpeg'))));
  await expect(check()).rejects.toThrow(
    'The picture "cover.jpg" of "New roles" is damaged: upload it again.',
  );
});

test('a damaged picture in a text is named with its article', async () => {
  const damaged = addFile('damaged', (await noise('png')).subarray(0, 200));
  addArticle('New roles', addFile('sound', await noise('jpeg')), damaged);
  await expect(check()).rejects.toThrow(
    'The picture "t2.png" of "New roles" is damaged: upload it again.',
  );
});

test('a cover that could not be fetched is named with its article', async () => {
  addArticle('New roles', undefined);
  await expect(check()).rejects.toThrow(
    'The picture "cover.jpg" of "New roles" could not be fetched from the CMS.',
  );
});

test('a file is read once, as long as an article shows it', async () => {
  addArticle('New roles', addFile('picture', await noise('jpeg')));
  await check();
  writeFileSync(join(folder, 'picture'), 'unread');
  await expect(check()).resolves.toBeUndefined();
  nodes.delete('New roles');
  await check();
  addArticle('New roles', 'picture');
  await expect(check()).rejects.toThrow('is damaged');
});
