/**
 * The style attributes that Gatsby and its router write into every page, on the elements that take the focus after a navigation
 * and that announce the page.
 */
const styles = [
  'outline:none',
  'position:absolute;top:0;width:1px;height:1px;padding:0;overflow:hidden;clip:rect(0, 0, 0, 0);white-space:nowrap;border:0',
];

/**
 * Takes them out of a page, whose policy does not allow them. The style sheet has rules in their place (`src/styles/global.css`), and
 * React leaves attributes alone that are missing on a page that it takes over.
 */
export const dropStyleAttributes = (html: string): string =>
  styles.reduce((page, style) => page.replace(` style="${style}"`, ''), html);

/**
 * The tag that a place in a page is within, if any. Everywhere else `<` and `>` stand for themselves as entities only. To look
 * back from what was found is quicker than an expression that begins with the tag.
 */
export function tagAt(html: string, place: number): string | undefined {
  const start = html.lastIndexOf('<', place);
  if (start <= html.lastIndexOf('>', place) || !/[a-zA-Z]/.test(html.charAt(start + 1))) return;
  return html.slice(start, html.indexOf('>', place) + 1);
}
