import type { Received } from './transfer';

/** The kinds of bytes, in the order of the table. `data` is everything else, such as JSON. */
export const sorts = ['js', 'css', 'html', 'fonts', 'images', 'data', 'all'] as const;

export type Sort = (typeof sorts)[number];

function sortOf(mimeType: string): Sort {
  if (mimeType.includes('javascript')) return 'js';
  if (mimeType === 'text/css') return 'css';
  if (mimeType === 'text/html') return 'html';
  if (mimeType.startsWith('image/')) return 'images';
  return mimeType.includes('font') ? 'fonts' : 'data';
}

/** The bytes of each kind. */
export function weigh(
  received: readonly Pick<Received, 'mimeType' | 'bytes'>[],
): Record<Sort, number> {
  const sums = { js: 0, css: 0, html: 0, fonts: 0, images: 0, data: 0, all: 0 };
  for (const { mimeType, bytes } of received) {
    sums[sortOf(mimeType)] += bytes;
    sums.all += bytes;
  }
  return sums;
}
