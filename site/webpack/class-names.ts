import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const styleSheet = /\.module\.css$/;
const comment = /\/\*[^]*?\*\//g;
const name = /(?:\.|@keyframes\s+)([a-z][\w-]*)/gi;

export interface ClassNames {
  /** The short name of a class, or undefined for what no style sheet of the site has. */
  shortNameOf: (file: string, localName: string) => string | undefined;
  /** Changes whenever one of the short names could. */
  digest: string;
}

/**
 * Numbers the classes of all CSS modules under `src`. A page holds its classes in its markup and again in its styles, and
 * has to fit into the first packets that a server sends: there `_5k` weighs five bytes less than
 * `Header-module--row--0e039`. The names start with a sign that starts no word, since the styles that a page needs are
 * found by word.
 */
export function numberClasses(src: string): ClassNames {
  const keys = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => styleSheet.test(file))
    .sort()
    .flatMap((file) => {
      const css = readFileSync(join(src, file), 'utf8').replace(comment, '');
      const names = new Set([...css.matchAll(name)].map(([, found = '']) => found));
      return [...names].map((found) => keyOf(file, found));
    });
  const numbers = new Map(keys.map((key, index) => [key, index]));
  return {
    shortNameOf: (file, localName) => {
      const number = numbers.get(keyOf(relative(src, file), localName));
      return number === undefined ? undefined : `_${number.toString(36)}`;
    },
    digest: keys.join(),
  };
}

const keyOf = (file: string, localName: string) => `${file} ${localName}`;
