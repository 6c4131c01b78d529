import { createHash } from 'node:crypto';

/** How a Content-Security-Policy names an inline script or style: by the hash of its text. */
export const contentSource = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
