import { join } from 'node:path';
import { buildSync } from 'esbuild';

/**
 * One of the scripts that are printed into pages (src/page-scripts), as few bytes as it can be.
 * @param sources the folder `src` of the site
 * @param name its file's name without the ending
 */
export function inlineScript(
  sources: string,
  name: 'script-loader' | 'follow-hash-route' | 'follow-small-letters' | 'load-at-once',
): string {
  const { outputFiles } = buildSync({
    entryPoints: [join(sources, `page-scripts/${name}.ts`)],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    // Without the site's own settings, which would add "use strict".
    tsconfigRaw: {},
    write: false,
  });
  const text = outputFiles[0]?.text.trim();
  if (!text) throw new Error(`The script ${name} is empty.`);
  // This would end the script element.
  if (text.includes('</')) throw new Error(`The script ${name} holds "</".`);
  return text;
}
