/** Elements within a line; any other one ends the word before it. */
const inline: ReadonlySet<string> = new Set(['STRONG', 'EM', 'B', 'I', 'A', 'CODE', 'SPAN']);

/** Elements whose text is not for a reader. */
const unread: ReadonlySet<string> = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT']);

function textOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
  if (unread.has(node.nodeName)) return '';
  const text = Array.from(node.childNodes, textOf).join('');
  return inline.has(node.nodeName) ? text : ` ${text} `;
}

/** As many whole words as fit; only a word that is too long by itself is cut. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const end = text.lastIndexOf(' ', length);
  const kept = text.slice(0, end > 0 ? end : length);
  // Neither half of a character nor a comma goes before the ellipsis.
  return `${kept.replace(/[\s.,;:–\p{Cs}-]+$/u, '')}…`;
}

/**
 * The first words of rich text, without its mark-up.
 * @param html is parsed into a document of its own, in which nothing runs and nothing is loaded
 * @param length characters at most, before the ellipsis
 */
export function excerpt(html: string, length = 100): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return cut(textOf(body).replace(/\s+/gu, ' ').trim(), length);
}
