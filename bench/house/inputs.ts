/** What the measured sites are made of. */
export const siteInputs = [
  'site',
  'functions/entries',
  'functions/src',
  'cms/config',
  'cms/src',
  'package-lock.json',
  'bench/house',
  'bench/twins',
  'bench/twins.ts',
];
