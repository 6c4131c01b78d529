import type { IGatsbyImageData } from 'gatsby-plugin-image';
import * as styles from './Picture.module.css';

export interface PictureProps {
  /** What gatsby-plugin-sharp made of the file: AVIF beside the original format, in two widths. */
  image: IGatsbyImageData;
  /** Empty where the text beside the picture says the same. */
  alt: string;
  /** In view when the page opens: loaded at once. All others wait until they come near. */
  priority?: boolean;
  /** No wider than the file is; otherwise as wide as the place. */
  natural?: boolean;
}

/** React 18 writes the attribute only under its own name in HTML, which its types do not have. */
const first = { fetchpriority: 'high' };

/**
 * A picture as plain HTML. The component of gatsby-plugin-image needs a script and style attributes, which the site's
 * policy does not allow; width and height keep the place free just as well.
 */
export function Picture({ image, alt, priority = false, natural = false }: PictureProps) {
  const { sources = [], fallback } = image.images;
  return (
    <picture>
      {sources.map(({ type, srcSet, sizes }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        className={natural ? styles.natural : styles.image}
        src={fallback?.src}
        srcSet={fallback?.srcSet}
        sizes={fallback?.sizes}
        width={image.width}
        height={image.height}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        decoding="async"
        {...(priority ? first : {})}
      />
    </picture>
  );
}
