import personFont from '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2';
import firmFont from '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2';

/** The families of fonts.css. */
const files: Readonly<Record<string, string>> = {
  'Schibsted Grotesk Variable': firmFont,
  'Newsreader Variable': personFont,
};

/** The families that were shown so once. What is added here counts as loaded too, and would be added again with every page. */
const shown = new Set<string>();

/**
 * Shows the fonts that came too late for the page that the visitor opened (`font-display: optional`, fonts.css). To be called
 * when another page has taken its place: there, nothing stands yet that could move. The files are in the browser's cache.
 */
export async function showLateFonts(fonts: FontFaceSet = document.fonts): Promise<void> {
  const arrived = [...fonts].filter(({ status }) => status === 'loaded');
  for (const { family, weight } of arrived) {
    const name = family.replace(/^"(.*)"$/, '$1');
    const file = files[name];
    if (!file || shown.has(name)) continue;
    shown.add(name);
    fonts.add(await new FontFace(name, `url(${file})`, { weight }).load());
  }
}
