import { isBlankRichText } from '../../../api';

/** What an editor's text is sent as: nothing if it shows nothing, without the empty line that it keeps at its end. */
export function cleanHtml(html: string): string {
  return isBlankRichText(html) ? '' : html.replace(/(?:<p><\/p>)+$/, '');
}
