/** The custom properties of the light palette, by their name without dashes: the first `:root` of tokens.css. */
export function lightTokens(css: string): Map<string, string> {
  const [, block = ''] = /:root\s*\{([^}]*)\}/.exec(css.replace(/\/\*[^]*?\*\//g, '')) ?? [];
  return new Map(
    [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value.trim(),
    ]),
  );
}
