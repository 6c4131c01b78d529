import { useRef } from 'react';

/** 128 random bits in hexadecimal, for pages without a secure context, where `randomUUID` does not exist. */
function randomHex(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function newKey(): string {
  const source: Partial<Crypto> = crypto;
  return source.randomUUID?.() ?? randomHex();
}

/**
 * One key for one filled form, so that sending it again never makes a second lead.
 * @returns `keyFor`, which gives the same key while the fields are those of the last send and a new one otherwise,
 * and `forget`, to be called once the form has arrived
 */
export function useIdempotencyKey() {
  const last = useRef<{ fields: string; key: string } | null>(null);

  const keyFor = (values: object): string => {
    const fields = JSON.stringify(values);
    if (last.current?.fields !== fields) last.current = { fields, key: newKey() };
    return last.current.key;
  };

  const forget = () => {
    last.current = null;
  };

  return { keyFor, forget };
}
