/** A typeface of code, as editors name theirs. */
const monospaced = /\b(?:monospace|consolas|menlo|monaco|courier|mono)\b/i;

// Not `element.style`, which a content security policy may empty.
const styleOf = (element: Element) => element.getAttribute('style') ?? '';

/** Whether an element holds what was copied from a code editor: VS Code and JetBrains write its typeface and keep its lines. */
const isFromCodeEditor = (element: Element) => {
  const style = styleOf(element);
  const [, face = ''] = /font-family\s*:\s*([^;]+)/i.exec(style) ?? [];
  return monospaced.test(face) && /white-space\s*:\s*pre/i.test(style);
};

const lineElements = 'div, p, li, tr';

/** The lines of code in an element: each line may be an element of its own. */
function linesIn(element: Element): string {
  const copy = element.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return '';
  for (const end of copy.querySelectorAll('br')) {
    const isEmptyLine = end.parentElement?.childNodes.length === 1;
    end.replaceWith(isEmptyLine ? '' : '\n');
  }
  const lines = [...copy.querySelectorAll(lineElements)];
  for (const line of lines) if (line.nextElementSibling) line.append('\n');
  return copy.textContent
    .replace(/\r\n?/g, '\n')
    .replace(/\u00a0/g, ' ')
    .replace(/\n+$/, '');
}

const codeOf = (element: Element, lines: string): Element => {
  const code = element.ownerDocument.createElement('code');
  code.textContent = lines;
  return code;
};

function block(element: Element, lines: string): Element {
  const pre = element.ownerDocument.createElement('pre');
  pre.append(codeOf(element, lines));
  return pre;
}

/**
 * Makes code of what was copied from a code editor, and plain text of what stands in a `pre`. A single line from an editor
 * becomes code within its sentence.
 */
export function rebuildCode(body: HTMLElement): void {
  for (const pre of body.querySelectorAll('pre')) pre.replaceWith(block(pre, linesIn(pre)));
  for (const element of body.querySelectorAll('div[style], span[style]')) {
    const isHandled = !body.contains(element) || element.closest('pre, code') !== null;
    if (isHandled || !isFromCodeEditor(element)) continue;
    const lines = linesIn(element);
    element.replaceWith(lines.includes('\n') ? block(element, lines) : codeOf(element, lines));
  }
}
