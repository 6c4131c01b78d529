/** 128 random bits. Not from `randomUUID`, which exists only with https. */
const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/**
 * Idempotency keys for the entries that a form creates. The same content keeps its key until it is created, so that a second
 * try after a lost answer does not create a second entry.
 */
export function creationKeys() {
  let last: { content: string; key: string } | undefined;
  return {
    /** The key of a body. */
    keyFor(body: object): string {
      const content = JSON.stringify(body);
      if (last?.content !== content) last = { content, key: randomKey() };
      return last.key;
    },
    /** For after the entry was created: the same content is then a new entry. */
    forget(): void {
      last = undefined;
    },
  };
}
