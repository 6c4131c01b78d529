/**
 * The style attributes that Gatsby and its router write into every page: on the element that takes the focus after a navigation
 * and on the one that announces the page.
 */
const styles = [
  'outline:none',
  'position:absolute;top:0;width:1px;height:1px;padding:0;overflow:hidden;clip:rect(0, 0, 0, 0);white-space:nowrap;border:0',
];

/**
 * Removes them from a page, because the site's policy does not allow them. The style sheet has rules in their place
 * (`src/styles/global.css`). React does not restore attributes that are missing on a page that it hydrates.
 */
export const dropStyleAttributes = (html: string): string =>
  styles.reduce((page, style) => page.replace(` style="${style}"`, ''), html);

/**
 * The tag that contains a position in a page, if any. Outside of tags, `<` and `>` occur only as entities. Searching backwards
 * from a match is faster than a regular expression that begins with the tag.
 */
export function tagAt(html: string, place: number): string | undefined {
  const start = html.lastIndexOf('<', place);
  if (start <= html.lastIndexOf('>', place) || !/[a-zA-Z]/.test(html.charAt(start + 1))) return;
  return html.slice(start, html.indexOf('>', place) + 1);
}
