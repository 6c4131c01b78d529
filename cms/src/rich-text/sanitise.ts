import sanitizeHtml from 'sanitize-html';
import { richTextAliases, richTextTags } from '../contract/rich-text';

const hasMarkup = /<[a-z!/]/i;

/** Text without any tag is what a person types into a plain field: blank lines part paragraphs. */
function paragraphs(text: string): string {
  return text
    .split(/\n\s*\n/)
    .filter((block) => block.trim() !== '')
    .map(
      (block) =>
        `<p>${sanitizeHtml(block.trim(), { allowedTags: [] }).replaceAll('\n', '<br />')}</p>`,
    )
    .join('');
}

/**
 * Cleans rich text to what an article needs: headings, paragraphs, lists, quotes, tables, links and pictures. Scripts,
 * styles, handlers, frames, forms and addresses of other schemes are dropped. Doing it twice changes nothing.
 * @param html HTML, or plain text, which becomes paragraphs
 */
export function sanitiseRichText(html: string): string {
  if (!hasMarkup.test(html)) return paragraphs(html);
  return sanitizeHtml(html, {
    allowedTags: [...richTextTags, 'img'],
    allowedAttributes: {
      a: ['href'],
      th: ['scope'],
      img: ['src', 'alt', 'width', 'height'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['http', 'https'] },
    allowProtocolRelative: false,
    transformTags: richTextAliases,
  });
}
