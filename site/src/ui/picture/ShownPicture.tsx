import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { article } from '../../content/blog';
import { Picture, type PictureProps } from './Picture';
import * as styles from './ShownPicture.module.css';

/** A still picture, and the address of its animation if it has one. */
export interface ShownPicture {
  image: IGatsbyImageData;
  moving?: string | undefined;
}

/** A picture that may be animated. Lists and links use `Picture`, which never is. */
export function ShownPicture({ moving, ...props }: PictureProps & ShownPicture) {
  return moving === undefined ? (
    <Picture {...props} />
  ) : (
    <MovingPicture {...props} moving={moving} />
  );
}

/**
 * An animated picture with a control to pause it (WCAG 2.2.2), which needs no script. With reduced motion, only the
 * still picture is shown.
 */
function MovingPicture({ moving, ...still }: PictureProps & { moving: string }) {
  const { image, alt, priority = false, natural = false } = still;
  const { fallback } = image.images;
  return (
    <span className={styles.moving}>
      <picture className={styles.plays}>
        <source
          media="(prefers-reduced-motion: reduce)"
          srcSet={fallback?.srcSet ?? fallback?.src}
          sizes={fallback?.sizes}
        />
        <img
          className={natural ? undefined : styles.wide}
          src={moving}
          width={image.width}
          height={image.height}
          alt={alt}
          loading={priority ? 'eager' : 'lazy'}
          decoding="async"
        />
      </picture>
      <span className={styles.still}>
        <Picture {...still} priority={false} />
      </span>
      <label className={styles.pause}>
        <input type="checkbox" />
        {article.pausePicture}
      </label>
    </span>
  );
}
