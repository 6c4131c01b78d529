import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (value: Buffer | string): Buffer => createHash('sha256').update(value).digest();

/** Compares in constant time: the digests have one length, whatever was sent. */
export const safeEqual = (one: Buffer | string, other: Buffer | string): boolean =>
  timingSafeEqual(digest(one), digest(other));
