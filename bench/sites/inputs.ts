/** The sources of the Astro twin, which include our components and words. Astro's own output beside them is left out. */
export const astroInputs = [
  'bench/twins/astro/src',
  'bench/twins/astro/astro.config.mjs',
  'bench/twins/astro/package-lock.json',
  'site/src',
  'cms/src/contract',
];

/** The sources of the measured sites. */
export const siteInputs = [
  'site',
  'functions/entries',
  'functions/src',
  'cms/config',
  'cms/src',
  'package-lock.json',
  'bench/sites',
  'bench/twins/astro-twin.ts',
  'bench/twins/stock-gatsby.ts',
  ...astroInputs,
];
