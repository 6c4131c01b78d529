import { readFileSync } from 'node:fs';

/** The drawing of the tests, as the screens and the API send a picture. */
export const pictureDataUrl = `data:image/png;base64,${readFileSync('e2e/support/hostile/picture.png').toString('base64')}`;
