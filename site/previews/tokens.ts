/** The custom properties of the light palette, by their name without dashes: the first `:root` of tokens.css. */
export const lightTokens = (css: string) => tokensIn(css, /:root\s*\{([^}]*)\}/);

/** The same in the dark palette, which names only what it changes. */
export const darkTokens = (css: string) =>
  new Map([
    ...lightTokens(css),
    ...tokensIn(css, /\(prefers-color-scheme: dark\)\s*\{\s*:root\s*\{([^}]*)\}/),
  ]);

function tokensIn(css: string, rule: RegExp): Map<string, string> {
  const [, block = ''] = rule.exec(css.replace(/\/\*[^]*?\*\//g, '')) ?? [];
  return new Map(
    [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value.trim(),
    ]),
  );
}
