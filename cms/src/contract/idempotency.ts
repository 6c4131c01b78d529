/** Header that carries the key of one filled form, from the browser to the database. */
export const idempotencyHeader = 'Idempotency-Key';

/** 16 to 100 letters, digits or hyphens: room for a UUID, too short for anything personal. */
export const idempotencyKeyPattern = /^[A-Za-z0-9-]{16,100}$/;
