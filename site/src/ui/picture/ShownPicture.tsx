import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { MovingPicture } from './MovingPicture';
import { Picture, type PictureProps } from './Picture';

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
