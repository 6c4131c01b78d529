/** What an element says about one kind of emphasis; undefined where it leaves that to what is around it. */
type Saying = (element: Element) => boolean | undefined;

// Not `element.style`, which a policy for inline styles may empty. Word has properties whose names only end alike.
const declared = (element: Element, property: string): string | undefined =>
  new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([a-z\\d]+)`, 'i')
    .exec(element.getAttribute('style') ?? '')?.[1]
    ?.toLowerCase();

/** From this weight on a browser draws the bold face of a typeface that has two. */
const minBoldWeight = 600;

const saysBold: Saying = (element) => {
  const weight = declared(element, 'font-weight');
  if (weight === undefined) return /^(?:b|strong)$/i.test(element.tagName) ? true : undefined;
  return /^bold/.test(weight) || Number(weight) >= minBoldWeight;
};

const saysItalic: Saying = (element) => {
  const style = declared(element, 'font-style');
  if (style === undefined) return /^(?:i|em)$/i.test(element.tagName) ? true : undefined;
  return style !== 'normal';
};

const kinds = [
  { tag: 'strong', says: saysBold },
  { tag: 'em', says: saysItalic },
] as const;

function isEmphasised(text: Text, says: Saying): boolean {
  for (let around = text.parentElement; around !== null; around = around.parentElement) {
    const said = says(around);
    if (said !== undefined) return said;
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
 * Makes bold and italic what a reader sees so: editors say it by styles, and Google Docs wraps all it copies in a `b` that is
 * not bold.
 */
export function settleEmphasis(body: HTMLElement): void {
  const meant = textsIn(body).map((text) => ({
    text,
    tags: kinds.filter(({ says }) => isEmphasised(text, says)).map(({ tag }) => tag),
  }));
  for (const element of body.querySelectorAll('b, strong, i, em')) {
    element.replaceWith(...element.childNodes);
  }
  for (const { text, tags } of meant) {
    if (text.data.trim() === '') continue;
    for (const tag of tags) {
      const mark = body.ownerDocument.createElement(tag);
      text.replaceWith(mark);
      mark.append(text);
    }
  }
}
