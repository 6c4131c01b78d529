import { whyStandsStill } from '../../../../src/media/pictures/still-formats';

const chunk = (name: string, length = 4) => {
  const bytes = Buffer.alloc(12 + length);
  bytes.writeUInt32BE(length, 0);
  bytes.write(name, 4, 'latin1');
  return bytes;
};
const png = (...chunks: Buffer[]) =>
  Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks]);
const avif = (brand: string, ...boxes: string[]) =>
  Buffer.from(
    `\0\0\0\x1cftyp${brand}\0\0\0\0avifavismif1${boxes.map((box) => `\0\0\0\x0c${box}data`).join('')}`,
    'latin1',
  );
const video = Buffer.from('\0\0\0\x14ftypisom\0\0\0\0mp41\0\0\0\x0cmoovdata', 'latin1');

test.each([
  ['an animated PNG', png(chunk('IHDR', 13), chunk('iCCP', 900), chunk('acTL', 8))],
  ['an AVIF sequence', avif('avis')],
  ['an AVIF with a track, whatever its main brand', avif('msf1', 'meta', 'moov')],
])('%s is refused because it would stand still', (_what, bytes) => {
  expect(whyStandsStill(bytes)).toMatch(/^is a moving (PNG|AVIF), which would stand still: /);
});

test.each([
  ['a PNG', png(chunk('IHDR', 13), chunk('IDAT'), chunk('acTL', 8))],
  ['a PNG whose end is missing', png(chunk('IHDR', 13)).subarray(0, 30)],
  ['an AVIF', avif('avif', 'meta', 'mdat')],
  ['a video', video],
  ['nothing', Buffer.alloc(0)],
])('%s is not refused as a moving picture', (_what, bytes) => {
  expect(whyStandsStill(bytes)).toBeUndefined();
});
