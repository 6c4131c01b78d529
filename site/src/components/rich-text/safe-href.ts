const safeSchemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * The address of a link, or nothing when it could do more than lead somewhere (`javascript:`, `data:`, …) or changes the
 * host without saying so (`//host`). Read with the parser that browsers use, which also ignores hidden control characters.
 */
export function safeHref(raw: string): string | undefined {
  const href = raw.trim();
  if (/^[\\/]{2}/.test(href)) return undefined;
  // A relative address resolves against the site itself.
  if (!URL.canParse(href, 'https://site.invalid')) return undefined;
  return safeSchemes.has(new URL(href, 'https://site.invalid').protocol) ? href : undefined;
}
