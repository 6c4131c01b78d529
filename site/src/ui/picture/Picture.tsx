import type { IGatsbyImageData } from 'gatsby-plugin-image';
import * as styles from './Picture.module.css';

export interface PictureProps {
  /** What gatsby-plugin-sharp made of the file: AVIF beside the original format, in two widths. */
  image: IGatsbyImageData;
  /** Empty if the text beside the picture says the same. */
  alt: string;
  /** Visible when the page opens, so it is loaded at once. All others load lazily. */
  priority?: boolean;
  /** No wider than the file; otherwise as wide as its container. */
  natural?: boolean;
}

/** React 18 passes the attribute through only under its HTML name, which its types lack. */
const first = { fetchpriority: 'high' };

/**
 * A picture as plain HTML. The component of gatsby-plugin-image needs a script and style attributes, which the site's
 * policy does not allow; width and height reserve the space just as well.
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
