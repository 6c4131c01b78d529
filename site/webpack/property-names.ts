import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const property = /--[a-z][\w-]*/g;

export interface PropertyNames {
  /** A text of CSS, or an attribute of a drawing, with the short names in place. */
  shorten: (text: string) => string;
  /** Changes whenever one of the short names could. */
  digest: string;
}

/**
 * Numbers the custom properties that the style sheets under `src` declare, for the same reason as their classes. What the
 * code names itself keeps its name.
 */
export function numberProperties(src: string): PropertyNames {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).sort();
  const namesIn = (kind: RegExp) =>
    files
      .filter((file) => kind.test(file))
      .flatMap((file) => readFileSync(join(src, file), 'utf8').match(property) ?? []);
  const fixed = new Set(namesIn(/\.tsx?$/));
  const names = [...new Set(namesIn(/\.css$/))].filter((name) => !fixed.has(name));
  const numbers = new Map(names.map((name, index) => [name, `--${index.toString(36)}`]));
  return {
    shorten: (text) => text.replace(property, (name) => numbers.get(name) ?? name),
    digest: names.join(),
  };
}
