/** What the Astro twin is made of; it shows our components and words. What Astro writes beside them is left out. */
export const astroInputs = [
  'bench/twins/astro/src',
  'bench/twins/astro/astro.config.mjs',
  'bench/twins/astro/package-lock.json',
  'site/src',
  'cms/src/contract',
];

/** What the measured sites are made of. */
export const siteInputs = [
  'site',
  'functions/entries',
  'functions/src',
  'cms/config',
  'cms/src',
  'package-lock.json',
  'bench/house',
  'bench/twins/astro-twin.ts',
  'bench/twins/stock-gatsby.ts',
  ...astroInputs,
];
