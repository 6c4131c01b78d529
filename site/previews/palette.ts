import type { Ground } from '../src/content/previews';

/** The colours of a drawing by the names that src/art uses, and the colour of its ground. */
export interface DrawingColours {
  ground: string;
  currentColor: string;
  'art-accent': string;
  'art-tint': string;
  'art-paper': string;
  'art-quiet': string;
}

/** The token for each colour, as the style sheets of the sections set it. */
const tokensOf: Record<Ground, DrawingColours> = {
  paper: {
    ground: 'paper',
    currentColor: 'ink',
    'art-accent': 'art-accent',
    'art-tint': 'art-tint',
    'art-paper': 'paper',
    'art-quiet': 'art-quiet',
  },
  calico: {
    ground: 'calico',
    currentColor: 'ink',
    'art-accent': 'art-accent',
    'art-tint': 'art-tint',
    'art-paper': 'calico',
    'art-quiet': 'art-quiet',
  },
  blush: {
    ground: 'blush',
    currentColor: 'ink',
    'art-accent': 'art-accent',
    'art-tint': 'art-tint',
    'art-paper': 'blush',
    'art-quiet': 'art-tint',
  },
  night: {
    ground: 'night',
    currentColor: 'on-night',
    'art-accent': 'night-accent',
    'art-tint': 'night-tint',
    'art-paper': 'night',
    'art-quiet': 'night-line',
  },
  band: {
    ground: 'band',
    currentColor: 'on-band',
    'art-accent': 'band-ink',
    'art-tint': 'band-line',
    'art-paper': 'band',
    'art-quiet': 'band-line',
  },
  // The band again, with ink as its main colour.
  red: {
    ground: 'band',
    currentColor: 'band-ink',
    'art-accent': 'on-band',
    'art-tint': 'band-line',
    'art-paper': 'band',
    'art-quiet': 'band-line',
  },
};

/**
 * The colours of a ground.
 * @param tokens the palette (`lightTokens`, `darkTokens`)
 * @throws Error when the palette lacks one
 */
export function coloursOf(ground: Ground, tokens: Map<string, string>): DrawingColours {
  const colour = (token: string) => {
    const value = tokens.get(token);
    if (value === undefined) throw new Error(`tokens.css has no colour named ${token}.`);
    return value;
  };
  const names = tokensOf[ground];
  return {
    ground: colour(names.ground),
    currentColor: colour(names.currentColor),
    'art-accent': colour(names['art-accent']),
    'art-tint': colour(names['art-tint']),
    'art-paper': colour(names['art-paper']),
    'art-quiet': colour(names['art-quiet']),
  };
}

/** The custom properties of the light palette, by their name without dashes: the first `:root` of tokens.css. */
export const lightTokens = (css: string) => tokensIn(css, /:root\s*\{([^}]*)\}/);

/** The same for the dark palette, which names only what differs. */
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
