/** 128 random bits in hexadecimal, for pages without a secure context, where `randomUUID` does not exist. */
function randomHex(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A unique id: a UUID, or as many random digits. */
export function newId(): string {
  const source: Partial<Crypto> = crypto;
  return source.randomUUID?.() ?? randomHex();
}
