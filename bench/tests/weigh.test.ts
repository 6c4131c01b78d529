import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { weigh } from '../pages/weigh';

const script = Buffer.from('export const answer = 42;'.repeat(50));
const picture = randomBytes(500);

it('counts text as gzip 9, and pictures and fonts as they are', () => {
  const bytes = weigh([
    { url: '/app.js', mimeType: 'text/javascript', body: script },
    { url: '/photo.avif', mimeType: 'image/avif', body: picture },
    { url: '/text.woff2', mimeType: 'font/woff2', body: picture },
  ]);
  expect(bytes).toMatchObject({
    js: gzipSync(script, { level: 9 }).length,
    images: 500,
    fonts: 500,
    css: 0,
    all: gzipSync(script, { level: 9 }).length + 1_000,
  });
});

it('counts a file once that came twice', () => {
  const file = { url: '/photo.avif', mimeType: 'image/avif', body: picture };
  expect(weigh([file, file]).images).toBe(500);
});
