import { crc32 } from 'node:zlib';
import sharp from 'sharp';

/** The smallest PNG, one pixel, as the screens send a picture. */
export const pictureDataUrl =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A PNG of one frame that says that it moves, as browsers and sharp read it. */
export async function movingPng(): Promise<Buffer> {
  const still = await sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  // Behind the head: `acTL` with one frame that is repeated for ever.
  const head = 33;
  const control = Buffer.alloc(20);
  control.writeUInt32BE(8, 0);
  control.write('acTL', 4, 'latin1');
  control.writeUInt32BE(1, 8);
  control.writeUInt32BE(crc32(control.subarray(4, 16)), 16);
  return Buffer.concat([still.subarray(0, head), control, still.subarray(head)]);
}
