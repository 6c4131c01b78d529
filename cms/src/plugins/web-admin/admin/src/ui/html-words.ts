import { hiddenElements, visibleText, type TextNode } from '../../../api';

const hidden: ReadonlySet<string> = new Set(hiddenElements);

function toTextNode(node: Node): TextNode[] {
  if (node instanceof Text) return [node.data];
  if (!(node instanceof Element) || hidden.has(node.localName)) return [];
  return [{ tag: node.localName, children: [...node.childNodes].flatMap(toTextNode) }];
}

/** New pictures are part of the text while it is written; they have no words, and may be megabytes. */
const pictureData = /src="data:[^"]*"/g;

/** The visible words of a text, as the site finds them. A document from DOMParser runs no script and loads nothing. */
export function wordsOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html.replace(pictureData, ''), 'text/html');
  return visibleText([...body.childNodes].flatMap(toTextNode));
}
