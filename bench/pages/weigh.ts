import { gzipSync } from 'node:zlib';
import type { Received } from './transfer';

/** What is weighed, in the order of the table. `data` is whatever is none of the others: JSON and the like. */
export const sorts = ['js', 'css', 'html', 'fonts', 'images', 'data', 'all'] as const;

export type Sort = (typeof sorts)[number];

function sortOf({ mimeType }: Received): Sort {
  if (mimeType.includes('javascript')) return 'js';
  if (mimeType === 'text/css') return 'css';
  if (mimeType === 'text/html') return 'html';
  if (mimeType.startsWith('image/')) return 'images';
  return mimeType.includes('font') ? 'fonts' : 'data';
}

/** Fonts and pictures are compressed already; everything else travels as gzip. SVG is text. */
const travels = ({ mimeType, body }: Received): number =>
  /font|image\/(?!svg)/.test(mimeType) ? body.length : gzipSync(body, { level: 9 }).length;

/** The bytes of each sort, text compressed with gzip 9. An address that came twice counts once. */
export function weigh(received: readonly Received[]): Record<Sort, number> {
  const bytes = { js: 0, css: 0, html: 0, fonts: 0, images: 0, data: 0, all: 0 };
  const files = new Map(received.map((each) => [each.url, each]));
  for (const each of files.values()) {
    const size = travels(each);
    bytes[sortOf(each)] += size;
    bytes.all += size;
  }
  return bytes;
}
