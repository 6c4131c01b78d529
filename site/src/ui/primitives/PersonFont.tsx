import personFont from '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2';

/**
 * Has the browser fetch the serif, in which a person speaks, before it comes to the words. Whatever sets words in it says so
 * with this; pages without them do not pay for the file. The font of all other words stands in the head (gatsby-ssr.tsx).
 */
export const PersonFont = () => (
  <link rel="preload" href={personFont} as="font" type="font/woff2" crossOrigin="" />
);
