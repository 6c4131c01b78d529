import { textOf } from './text-of';
import type { RichText } from './tree';

/** A heading that the table of contents leads to. */
interface OutlinePart {
  id: string;
  text: string;
}

/** A main heading with those below it. */
export interface OutlineEntry extends OutlinePart {
  parts: OutlinePart[];
}

// Keeps the anchors of an article apart from the ids of the layout.
const toAnchor = (text: string) =>
  `part-${text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')}`;

/** Gives each heading of the two upper levels an id, and lists them for the table of contents. */
export function outline(body: RichText): { body: RichText; contents: OutlineEntry[] } {
  const contents: OutlineEntry[] = [];
  let hasMain = false;
  const times = new Map<string, number>();
  const withIds = body.map((node) => {
    if (typeof node === 'string' || (node.tag !== 'h2' && node.tag !== 'h3')) return node;
    const text = textOf([node]);
    const anchor = toAnchor(text);
    const count = (times.get(anchor) ?? 0) + 1;
    times.set(anchor, count);
    const id = count === 1 ? anchor : `${anchor}~${String(count)}`;
    const above = node.tag === 'h3' && hasMain ? contents.at(-1) : undefined;
    if (above) above.parts.push({ id, text });
    else contents.push({ id, text, parts: [] });
    hasMain ||= node.tag === 'h2';
    return { ...node, id };
  });
  return { body: withIds, contents };
}
