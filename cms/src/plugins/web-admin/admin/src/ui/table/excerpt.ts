/** Elements within a line. Every other element ends the word before it. */
const inline: ReadonlySet<string> = new Set(['STRONG', 'EM', 'B', 'I', 'A', 'CODE', 'SPAN']);

/** Elements whose text is not for readers. */
const hidden: ReadonlySet<string> = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT']);

function textOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
  if (hidden.has(node.nodeName)) return '';
  const text = Array.from(node.childNodes, textOf).join('');
  return inline.has(node.nodeName) ? text : ` ${text} `;
}

/** The whole words that fit. Only a first word that is too long is cut. */
function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  const end = text.lastIndexOf(' ', max);
  const kept = text.slice(0, end > 0 ? end : max);
  // The ellipsis follows neither half a character nor a comma.
  return `${kept.replace(/[\s.,;:–\p{Cs}-]+$/u, '')}…`;
}

/**
 * The first words of rich text, without mark-up.
 * @param html is parsed in a separate document, where no script runs and nothing is loaded
 * @param max characters before the ellipsis
 */
export function excerpt(html: string, max = 100): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return cut(textOf(body).replace(/\s+/gu, ' ').trim(), max);
}
