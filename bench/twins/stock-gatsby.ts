import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const emptyStyles = /(<style data-href="\/([^"]+)" data-identity="gatsby-global-css">)<\/style>/;

/** The HTML files in a folder: the pages, and the slices that Gatsby makes them of. */
const htmlFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    // The data of the page `/404.html` is a folder of that name.
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => path.join(entry.parentPath, entry.name));

/**
 * Our site as stock Gatsby publishes it: the pages of its `public`, each with the whole style sheet in its head, which our
 * `gatsby-ssr` leaves out for publishing to fill.
 * @param folder takes the site, in place of what it holds
 * @returns `folder`
 * @throws Error when no page has a place for the style sheet
 */
export function stockGatsby(publicFolder: string, folder: string): string {
  rmSync(folder, { recursive: true, force: true });
  cpSync(publicFolder, folder, { recursive: true });
  let pages = 0;
  for (const file of htmlFiles(folder)) {
    const html = readFileSync(file, 'utf8');
    const [place, start = '', sheet = ''] = emptyStyles.exec(html) ?? [];
    if (place === undefined) continue;
    const rules = readFileSync(path.join(folder, sheet), 'utf8');
    writeFileSync(
      file,
      html.replace(place, () => `${start}${rules}</style>`),
    );
    pages += 1;
  }
  if (pages === 0) throw new Error(`No page in ${publicFolder} has a place for the style sheet.`);
  return folder;
}
