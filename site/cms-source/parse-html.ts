import { parseFragment, type DefaultTreeAdapterMap } from 'parse5';
import { toRichText, type Markup, type PictureAt } from '../src/ui/rich-text/to-rich-text';
import type { RichText } from '../src/ui/rich-text/tree';

function toMarkup(node: DefaultTreeAdapterMap['childNode']): Markup[] {
  if ('value' in node) return [node.value];
  if (!('tagName' in node)) return [];
  return [
    {
      name: node.tagName,
      attribute: (name) => node.attrs.find((attribute) => attribute.name === name)?.value,
      children: node.childNodes.flatMap(toMarkup),
    },
  ];
}

/** Parses HTML during the build, by the rules that browsers follow. */
export function parseHtml(html: string, pictureAt?: PictureAt): RichText {
  return toRichText(parseFragment(html).childNodes.flatMap(toMarkup), pictureAt);
}
