import { toRichText, type Markup, type PictureAt } from './to-rich-text';
import type { RichText } from './tree';

function toMarkup(node: Node): Markup[] {
  if (node instanceof Text) return [node.data];
  if (!(node instanceof Element)) return [];
  return [
    {
      name: node.localName,
      attribute: (name) => node.getAttribute(name) ?? undefined,
      children: [...node.childNodes].flatMap(toMarkup),
    },
  ];
}

/**
 * Parses HTML in the browser. A document from DOMParser runs no script and loads nothing.
 * @param pictureAt resolves its pictures; without it, they are left out
 */
export function richTextInBrowser(html: string, pictureAt?: PictureAt): RichText {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return toRichText([...body.childNodes].flatMap(toMarkup), pictureAt);
}
