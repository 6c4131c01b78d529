import personFont from '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2';

/**
 * Preloads the serif, which marks a person's words. Every component that uses it renders this, so that other pages do
 * not load the file. gatsby-ssr.tsx preloads the main font.
 */
export const PersonFont = () => (
  <link rel="preload" href={personFont} as="font" type="font/woff2" crossOrigin="" />
);
