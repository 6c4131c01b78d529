import { readFileSync } from 'node:fs';

const dataUrlOf = (file: string) =>
  `data:image/png;base64,${readFileSync(`e2e/support/hostile/${file}`).toString('base64')}`;

/** The tests' drawing as a data URL, as screens and API clients send pictures. */
export const pictureDataUrl = dataUrlOf('picture.png');

/** The same drawing, so small that a build makes few files of it. */
export const smallPictureDataUrl = dataUrlOf('small-picture.png');
