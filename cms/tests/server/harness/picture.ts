import { crc32 } from 'node:zlib';
import sharp from 'sharp';

/** The smallest PNG, one pixel, in the form in which the panel sends pictures. */
export const pictureDataUrl =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A PNG with one frame that browsers and sharp take for an animation. */
export async function movingPng(): Promise<Buffer> {
  const still = await sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  // After the header: `acTL` with one frame that repeats forever.
  const head = 33;
  const control = Buffer.alloc(20);
  control.writeUInt32BE(8, 0);
  control.write('acTL', 4, 'latin1');
  control.writeUInt32BE(1, 8);
  control.writeUInt32BE(crc32(control.subarray(4, 16)), 16);
  return Buffer.concat([still.subarray(0, head), control, still.subarray(head)]);
}
