import type { KeptRequest } from '../../../src/features/demo/kept-requests';

/** A demo request that the browser keeps, sent just now. */
export const undelivered = (key: string, changes: Partial<KeptRequest> = {}): KeptRequest => ({
  key,
  body: { name: 'Ada Example', email: '', mobile: '', product: 'Dc3', trap: '', filledInMs: 4_000 },
  sentAt: Date.now(),
  notBefore: 0,
  ...changes,
});

/** The keys of what the browser keeps. */
export const keptKeys = () =>
  Object.keys(localStorage).map((name) => name.replace('undelivered:', ''));
