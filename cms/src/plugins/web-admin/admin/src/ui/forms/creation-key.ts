/** 128 random bits. Not `randomUUID`, which a panel without https lacks. */
const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/**
 * Keys for what a form creates: the same content keeps its key until it was created, so that a second try after a lost
 * answer makes no second entry.
 */
export function creationKeys() {
  let last: { content: string; key: string } | undefined;
  return {
    /** The key for a body. */
    keyFor(body: object): string {
      const content = JSON.stringify(body);
      if (last?.content !== content) last = { content, key: randomKey() };
      return last.key;
    },
    /** The entry was created: the same content is another one from now on. */
    forget(): void {
      last = undefined;
    },
  };
}
