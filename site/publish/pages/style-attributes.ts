const styled = /(<[a-zA-Z][^<>]*?) style="([^"]*)"/g;

/** The style attributes in the markup of a page, as they are written there. */
export function styleAttributes(html: string): Set<string> {
  return new Set([...html.matchAll(styled)].map(([, , style = '']) => style));
}

/**
 * Renames the style attributes of a page, which its policy does not allow, to `data-style`. The script gives them back before
 * it hydrates (components/layout/style-attributes.ts).
 */
export function renameStyleAttributes(html: string): string {
  return html.replace(styled, '$1 data-style="$2"');
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
