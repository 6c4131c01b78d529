import sanitizeHtml from 'sanitize-html';
import { hiddenElements } from '../../contract/content/rich-text';
import { unescapeHtml } from '../../contract/text';

/** The text that a reader sees, on one line, with spaces between elements. */
export function plainText(html: string): string {
  const spaced = html.replaceAll('<', ' <');
  const text = sanitizeHtml(spaced, { allowedTags: [], nonTextTags: [...hiddenElements] });
  return unescapeHtml(text).replace(/\s+/g, ' ').trim();
}
