import sanitizeHtml from 'sanitize-html';
import { hiddenElements } from '../../contract/content/rich-text';

const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** The text that a reader sees, on one line, with spaces between elements. */
export function plainText(html: string): string {
  const spaced = html.replaceAll('<', ' <');
  return sanitizeHtml(spaced, { allowedTags: [], nonTextTags: [...hiddenElements] })
    .replace(/&(?:lt|gt|quot|amp);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}
