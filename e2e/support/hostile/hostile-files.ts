import { deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** Strings that no served file may contain. */
export const marks = ['<script', 'hit(', 'Exif', 'GPS-mark', 'http://ns.adobe.com'] as const;

const script = '<script>hit("file")</script>';
const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="hit('file')" width="9" height="9">${script}</svg>`;
const html = `<!doctype html><title>No picture</title>${script}`;

export interface HostileFile {
  name: string;
  /** The file as sent to the API. */
  dataUrl: string;
  /** `stored`: after cleaning. `refused`: with 400, and nothing is stored. `either`: but never stored unchanged. */
  fate: 'refused' | 'stored' | 'either';
}

const dataUrl = (type: string, bytes: Buffer | string) =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;

const drawing = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#2f6f5e' } });

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

const pngHead = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A black square, one bit per pixel: kilobytes as a file, gigabytes once decoded. */
function bomb(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.writeUInt8(1, 8);
  const rows = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side), { level: 9 });
  return Buffer.concat([
    pngHead,
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Adds a text chunk after the header, which image programs usually keep. */
function withTextChunk(png: Buffer, text: string): Buffer {
  const afterHeader = pngHead.length + 25;
  return Buffer.concat([
    png.subarray(0, afterHeader),
    chunk('tEXt', Buffer.from(`Comment\0${text}`, 'latin1')),
    png.subarray(afterHeader),
  ]);
}

/** Files that are not pictures, are two formats at once, hide something, or are far too large. */
export async function hostileFiles(): Promise<HostileFile[]> {
  const [png, jpeg, gif, tiff] = await Promise.all([
    drawing().png().toBuffer(),
    drawing()
      .withExif({
        IFD0: { Copyright: 'GPS-mark', ImageDescription: script },
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: '47/1 22/1 0/1',
          GPSProcessingMethod: 'GPS-mark',
        },
      })
      .jpeg()
      .toBuffer(),
    drawing().gif().toBuffer(),
    drawing().tiff().toBuffer(),
  ]);
  return [
    { name: 'an SVG with script', dataUrl: dataUrl('image/svg+xml', svg), fate: 'refused' },
    { name: 'an SVG as PNG', dataUrl: dataUrl('image/png', svg), fate: 'refused' },
    {
      name: 'an SVG after an XML head and blanks',
      dataUrl: dataUrl('image/png', `\n \uFEFF<?xml version="1.0"?>\n<!-- x -->${svg}`),
      fate: 'refused',
    },
    { name: 'HTML as PNG', dataUrl: dataUrl('image/png', html), fate: 'refused' },
    { name: 'HTML by its own name', dataUrl: dataUrl('text/html', html), fate: 'refused' },
    {
      name: 'script behind the head of a GIF',
      dataUrl: dataUrl('image/gif', `GIF89a/*${script}*/=1;hit("file")`),
      fate: 'refused',
    },
    {
      name: 'HTML behind the head of a PNG',
      dataUrl: dataUrl('image/png', Buffer.concat([pngHead, Buffer.from(html)])),
      fate: 'refused',
    },
    { name: 'a PDF', dataUrl: dataUrl('image/png', `%PDF-1.4\n${script}`), fate: 'refused' },
    { name: 'a TIFF', dataUrl: dataUrl('image/tiff', tiff), fate: 'refused' },
    { name: 'nothing', dataUrl: dataUrl('image/png', ''), fate: 'refused' },
    { name: 'an address of another scheme', dataUrl: 'javascript:hit("file")', fate: 'refused' },
    { name: 'a foreign address', dataUrl: 'https://canary.example/canary/file', fate: 'refused' },
    {
      name: 'a way out of the uploads',
      dataUrl: '/uploads/../../../etc/passwd',
      fate: 'refused',
    },
    {
      name: 'a square of 50,000 pixels',
      dataUrl: dataUrl('image/png', bomb(50_000)),
      fate: 'refused',
    },
    {
      name: 'half a JPEG',
      dataUrl: dataUrl('image/jpeg', jpeg.subarray(0, Math.floor(jpeg.length / 2))),
      fate: 'refused',
    },
    {
      name: 'a PNG with HTML behind it',
      dataUrl: dataUrl('image/png', Buffer.concat([png, Buffer.from(html)])),
      fate: 'either',
    },
    {
      name: 'a PNG with script in a text chunk',
      dataUrl: dataUrl('image/png', withTextChunk(png, script)),
      fate: 'stored',
    },
    {
      name: 'a GIF with script behind it',
      dataUrl: dataUrl('image/gif', Buffer.concat([gif, Buffer.from(script)])),
      fate: 'either',
    },
    {
      name: 'a JPEG that tells where it was taken',
      dataUrl: dataUrl('image/jpeg', jpeg),
      fate: 'stored',
    },
    { name: 'a JPEG that is said to be HTML', dataUrl: dataUrl('text/html', jpeg), fate: 'either' },
  ];
}
