/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawPictures } from '../../previews/draw';

let folder: string;
let memory: Map<string, unknown>;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'previews-'));
  memory = new Map();
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const picture = (name: string, fill = '#cf2e1b') => ({
  path: `/previews/${name}.png`,
  svg: `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630" fill="${fill}"/></svg>`,
});

const draw = (...pictures: ReturnType<typeof picture>[]) =>
  drawPictures(pictures, folder, {
    get: (key) => Promise.resolve(memory.get(key)),
    set: (key, value) => Promise.resolve(memory.set(key, value)),
  });

const file = (name: string) => join(folder, 'previews', `${name}.png`);

test('a picture is drawn in its size and colour', async () => {
  await draw(picture('faq'));
  const { format, width, height } = await sharp(file('faq')).metadata();
  expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
  const { dominant } = await sharp(file('faq')).stats();
  expect(dominant.r).toBeGreaterThan(dominant.g);
});

test('the same source gives the same picture', async () => {
  await draw(picture('faq'), picture('contact'));
  expect(readFileSync(file('faq'))).toEqual(readFileSync(file('contact')));
});

test('unchanged pictures are kept, changed ones are drawn again', async () => {
  await draw(picture('faq'), picture('contact'));
  writeFileSync(file('faq'), 'kept');
  await draw(picture('faq'), picture('contact', '#1b1420'));
  expect(readFileSync(file('faq'), 'utf8')).toBe('kept');
  expect((await sharp(file('contact')).stats()).dominant.r).toBeLessThan(64);
});

test('a removed picture is drawn again', async () => {
  await draw(picture('faq'));
  rmSync(file('faq'));
  await draw(picture('faq'));
  expect(statSync(file('faq')).size).toBeGreaterThan(0);
});

test('the picture of a removed page is removed', async () => {
  await draw(picture('faq'), picture('gone'));
  await draw(picture('faq'));
  expect(readdirSync(join(folder, 'previews'))).toEqual(['faq.png']);
});
