import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { MovingPicture } from './MovingPicture';
import { Picture, type PictureProps } from './Picture';

/** A picture as it stands still, and where it moves, if it does. */
export interface ShownPicture {
  image: IGatsbyImageData;
  moving?: string | undefined;
}

/** A picture that may move. Where it may not, in a list or in a link, `Picture` shows it. */
export function ShownPicture({ moving, ...props }: PictureProps & ShownPicture) {
  return moving === undefined ? (
    <Picture {...props} />
  ) : (
    <MovingPicture {...props} moving={moving} />
  );
}
