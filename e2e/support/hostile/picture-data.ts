import { readFileSync } from 'node:fs';

const dataUrlOf = (file: string) =>
  `data:image/png;base64,${readFileSync(`e2e/support/hostile/${file}`).toString('base64')}`;

/** The drawing of the tests, as the screens and the API send a picture. */
export const pictureDataUrl = dataUrlOf('picture.png');

/** The same, so small that a build makes few files of it. */
export const smallPictureDataUrl = dataUrlOf('small-picture.png');
