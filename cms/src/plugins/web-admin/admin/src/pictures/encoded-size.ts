import { limits } from '../../../api';

const count = (bytes: number) => bytes.toLocaleString('en-US');

/** The limit of Spec §2 in words. */
export const byteLimit = `${count(limits.blogBody)} bytes (10 MB)`;

/** The bytes that a message takes on its way to the server. */
export const encodedBytes = (message: object): number =>
  new TextEncoder().encode(JSON.stringify(message)).length;

/** What to say of a blog that is too large to be sent, or undefined. */
export function sizeProblem(message: object): string | undefined {
  const bytes = encodedBytes(message);
  return bytes <= limits.blogBody
    ? undefined
    : `This blog takes ${count(bytes)} bytes with its encoded pictures; at most ${byteLimit} can be sent. Remove a picture or choose a smaller one.`;
}
