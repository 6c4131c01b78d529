const styled = / style="([^"]*)"/g;

/**
 * The tag that a place in a page is within, if any. Everywhere else `<` and `>` stand for themselves as entities only. To look
 * back from what was found is quicker than an expression that begins with the tag.
 */
export function tagAt(html: string, place: number): string | undefined {
  const start = html.lastIndexOf('<', place);
  if (start <= html.lastIndexOf('>', place) || !/[a-zA-Z]/.test(html.charAt(start + 1))) return;
  return html.slice(start, html.indexOf('>', place) + 1);
}

/** The style attributes in the markup of a page, as they are written there. */
export function styleAttributes(html: string): Set<string> {
  const found = [...html.matchAll(styled)].filter(({ index }) => tagAt(html, index));
  return new Set(found.map(([, style = '']) => style));
}

/**
 * Renames the style attributes of a page, which its policy does not allow, to `data-style`. The script gives them back before
 * it hydrates (src/hydration/style-attributes.ts).
 */
export function renameStyleAttributes(html: string): string {
  return html.replace(styled, (whole, style: string, place: number) =>
    tagAt(html, place) ? ` data-style="${style}"` : whole,
  );
}

const entities: Record<string, string> = { '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>' };

const decode = (text: string) =>
  text
    .replace(/&(quot|#x27|lt|gt);/g, (entity) => entities[entity] ?? entity)
    .replaceAll('&amp;', '&');

/** The rules that stand in for style attributes until then. */
export function rulesFor(styles: Iterable<string>): string {
  return [...styles]
    .map(decode)
    .map((style) => `[data-style="${style.replace(/[\\"]/g, '\\$&')}"]{${style}}`)
    .join('');
}
