/** @jest-environment node */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { movingOf, stillOf } from '../../cms-source/unscaled-pictures';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** A file with a colour for each frame, as Gatsby knows it. */
async function fileOf(extension: 'gif' | 'webp' | 'png', frames: number) {
  const colours = ['red', 'blue', 'lime'].slice(0, frames);
  const images = await Promise.all(
    colours.map((background) =>
      sharp({ create: { width: 6, height: 4, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const absolutePath = join(folder, `picture.${extension}`);
  const drawn = frames > 1 ? sharp(images, { join: { animated: true } }) : sharp(images[0]);
  await drawn.toFormat(extension).toFile(absolutePath);
  return { absolutePath, extension, internal: { contentDigest: 'digest' } };
}

test('the still picture of a GIF is its first frame', async () => {
  for (const frames of [1, 3]) {
    const still = await stillOf(await fileOf('gif', frames), folder);
    expect(still).toEqual({ src: '/static/digest.webp', width: 6, height: 4 });
    const [red, , blue] = await sharp(join(folder, 'static/digest.webp')).raw().toBuffer();
    expect([red, blue]).toEqual([255, 0]);
  }
});

test.each(['gif', 'webp'] as const)('an animated %s is published unchanged', async (kind) => {
  const file = await fileOf(kind, 3);
  expect(await movingOf(file, folder)).toBe(`/static/digest.${kind}`);
  expect(readFileSync(join(folder, `static/digest.${kind}`))).toEqual(
    readFileSync(file.absolutePath),
  );
});

test('a still picture gets no animation, and other formats no still picture', async () => {
  for (const kind of ['gif', 'webp', 'png'] as const) {
    expect(await movingOf(await fileOf(kind, 1), folder)).toBeNull();
  }
  expect(await stillOf(await fileOf('webp', 3), folder)).toBeNull();
  expect(existsSync(join(folder, 'static'))).toBe(false);
});
