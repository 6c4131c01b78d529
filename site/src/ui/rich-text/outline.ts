import { textOf } from './text-of';
import type { RichText } from './tree';

export interface OutlineEntry {
  id: string;
  text: string;
}

// Keeps the anchors of an article apart from the ids of the layout.
const toAnchor = (text: string) =>
  `part-${text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')}`;

/** Gives each main heading an id, and lists them for the table of contents. */
export function outline(body: RichText): { body: RichText; contents: OutlineEntry[] } {
  const contents: OutlineEntry[] = [];
  const withIds = body.map((node) => {
    if (typeof node === 'string' || node.tag !== 'h2') return node;
    const text = textOf([node]);
    const anchor = toAnchor(text);
    const earlier = contents.filter(({ id }) => id === anchor || id.startsWith(`${anchor}~`));
    const id = earlier.length === 0 ? anchor : `${anchor}~${String(earlier.length + 1)}`;
    contents.push({ id, text });
    return { ...node, id };
  });
  return { body: withIds, contents };
}
