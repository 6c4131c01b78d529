import { diffArrays } from 'diff';
import type { VersionPicture } from '../../../api';

type PictureState = 'Removed' | 'Added' | 'Moved' | 'Text changed' | 'File changed';

/** A picture of one side of a comparison. Without a state it is the same on the other side. */
export interface ComparedPicture {
  picture: VersionPicture;
  states: PictureState[];
}

const isSameId = (one: VersionPicture, other: VersionPicture): boolean => one.id === other.id;

/** How a picture differs from its counterpart. */
function changesOf(picture: VersionPicture, other: VersionPicture): PictureState[] {
  const isSameText =
    other.alternativeText === picture.alternativeText && other.decorative === picture.decorative;
  const isSameFile =
    other.url === picture.url && other.name === picture.name && other.gone === picture.gone;
  return [
    ...(isSameText ? [] : (['Text changed'] as const)),
    ...(isSameFile ? [] : (['File changed'] as const)),
  ];
}

/**
 * Compares the pictures of two versions. A picture moved if its place among those that both versions have is another one.
 * @returns those of the older version and those of the newer one
 */
export function comparePictures(
  older: readonly VersionPicture[],
  newer: readonly VersionPicture[],
): [ComparedPicture[], ComparedPicture[]] {
  const sides: [ComparedPicture[], ComparedPicture[]] = [[], []];
  const add = (
    side: ComparedPicture[],
    all: readonly VersionPicture[],
    others: readonly VersionPicture[],
    [alone, inPlace]: ['Removed' | 'Added', boolean],
  ) => {
    const picture = all[side.length];
    if (picture === undefined) return;
    const other = others.find((each) => isSameId(each, picture));
    const changes = other === undefined ? [] : changesOf(picture, other);
    const moved = inPlace ? [] : [other === undefined ? alone : ('Moved' as const)];
    side.push({ picture, states: [...moved, ...changes] });
  };
  for (const { added, removed, value } of diffArrays([...older], [...newer], {
    comparator: isSameId,
  })) {
    for (let count = 0; count < value.length; count += 1) {
      if (!added) add(sides[0], older, newer, ['Removed', !removed]);
      if (!removed) add(sides[1], newer, older, ['Added', !added]);
    }
  }
  return sides;
}
