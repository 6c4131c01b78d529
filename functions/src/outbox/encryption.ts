import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts texts. Each is bound to the name of its blob: under another name it cannot be decrypted. */
export interface Encryption {
  encrypt(name: string, text: string): string;
  /** @returns undefined if the text was encrypted with another key or name, or changed since */
  decrypt(name: string, encrypted: string): string | undefined;
}

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/**
 * AES-256-GCM with a key derived from the outbox's, as base64 of IV, tag and ciphertext. Not a JWE: the entries of existing
 * installations have this format.
 */
export function encryptionWith(outboxKey: string): Encryption {
  const key = Buffer.from(hkdfSync('sha256', outboxKey, '', 'content of the outbox', 32));
  return {
    encrypt(name, text) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(name));
      const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), ciphertext]).toString('base64');
    },
    decrypt(name, encrypted) {
      const bytes = Buffer.from(encrypted, 'base64');
      if (bytes.length < ivBytes + tagBytes) return undefined;
      const iv = bytes.subarray(0, ivBytes);
      const tag = bytes.subarray(ivBytes, ivBytes + tagBytes);
      const decipher = createDecipheriv(algorithm, key, iv, { authTagLength: tagBytes });
      decipher.setAAD(Buffer.from(name)).setAuthTag(tag);
      try {
        const text = decipher.update(bytes.subarray(ivBytes + tagBytes));
        return Buffer.concat([text, decipher.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}
