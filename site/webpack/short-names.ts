import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { numberClasses } from './class-names';
import { numberProperties } from './property-names';

export interface ShortNames {
  /** The short name of a class, or undefined for what no style sheet of the site has. */
  classOf: (file: string, localName: string) => string | undefined;
  /** CSS, or an attribute of a drawing, with the short names of custom properties in place. */
  shortenProperties: (text: string) => string;
  /** Changes whenever one of the short names could. */
  digest: string;
}

/**
 * The names of classes and custom properties in what is published. In development there are none: there they keep their
 * own, which say where they stand and what they are for.
 */
export function shortNames({ stage }: CreateWebpackConfigArgs): ShortNames | undefined {
  if (!stage.startsWith('build-')) return undefined;
  const src = resolve('src');
  const classes = numberClasses(src);
  const properties = numberProperties(src);
  return {
    classOf: classes.shortNameOf,
    shortenProperties: properties.shorten,
    digest: createHash('sha256').update(classes.digest).update(properties.digest).digest('hex'),
  };
}
