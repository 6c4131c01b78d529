/** Whether an element switches a kind of emphasis on or off; undefined if it does neither. */
type Rule = (element: Element) => boolean | undefined;

// Not `element.style`, which a content security policy may empty. The pattern skips Word's properties with a similar ending.
const declared = (element: Element, property: string): string | undefined =>
  new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([a-z\\d]+)`, 'i')
    .exec(element.getAttribute('style') ?? '')?.[1]
    ?.toLowerCase();

/** From this weight on, a browser uses the bold face of a typeface that has two. */
const minBoldWeight = 600;

const isBold: Rule = (element) => {
  const weight = declared(element, 'font-weight');
  if (weight === undefined) return /^(?:b|strong)$/i.test(element.tagName) ? true : undefined;
  return /^bold/.test(weight) || Number(weight) >= minBoldWeight;
};

const isItalic: Rule = (element) => {
  const style = declared(element, 'font-style');
  if (style === undefined) return /^(?:i|em)$/i.test(element.tagName) ? true : undefined;
  return style !== 'normal';
};

const kinds = [
  { tag: 'strong', rule: isBold },
  { tag: 'em', rule: isItalic },
] as const;

function isEmphasised(text: Text, rule: Rule): boolean {
  for (let around = text.parentElement; around !== null; around = around.parentElement) {
    const found = rule(around);
    if (found !== undefined) return found;
  }
  return false;
}

function textsIn(body: HTMLElement): Text[] {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let next = walker.nextNode(); next !== null; next = walker.nextNode()) {
    if (next instanceof Text) texts.push(next);
  }
  return texts;
}

/**
 * Makes text bold or italic if it looks so to a reader: editors express it by styles, and Google Docs wraps all that it copies
 * in a `b` that is not bold.
 */
export function normaliseEmphasis(body: HTMLElement): void {
  const emphasised = textsIn(body).map((text) => ({
    text,
    tags: kinds.filter(({ rule }) => isEmphasised(text, rule)).map(({ tag }) => tag),
  }));
  for (const element of body.querySelectorAll('b, strong, i, em')) {
    element.replaceWith(...element.childNodes);
  }
  for (const { text, tags } of emphasised) {
    if (text.data.trim() === '') continue;
    for (const tag of tags) {
      const mark = body.ownerDocument.createElement(tag);
      text.replaceWith(mark);
      mark.append(text);
    }
  }
}
