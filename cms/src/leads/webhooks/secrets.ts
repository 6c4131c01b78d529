import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { Webhook } from 'standardwebhooks';
import { encryptionService } from '../../strapi/services';

/** How long the secret before a rotation signs beside the new one. */
export const oldSecretMs = 24 * 60 * 60 * 1_000;

/** A new secret, as Standard Webhooks writes it. */
export const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

/** A secret as it is stored. @throws Error without ENCRYPTION_KEY, without which the CMS does not start */
export function encrypted(strapi: Core.Strapi, secret: string): string {
  const text = encryptionService(strapi).encrypt(secret);
  if (text === null) throw new Error('There is no ENCRYPTION_KEY.');
  return text;
}

/**
 * The stored secrets in plain text.
 * @returns undefined if one of them was encrypted with another ENCRYPTION_KEY
 */
export function decrypted(
  strapi: Core.Strapi,
  stored: readonly string[],
): readonly string[] | undefined {
  const service = encryptionService(strapi);
  const secrets = stored.flatMap((text) => service.decrypt(text) ?? []);
  return secrets.length === stored.length ? secrets : undefined;
}

/**
 * The headers of a message: its id, when it is sent, and a signature by each secret, so that a receiver may know either one.
 * @param id the same for each try
 */
export function signedHeaders(
  secrets: readonly string[],
  id: string,
  body: string,
): Record<string, string> {
  const now = new Date(Date.now());
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, now, body)).join(' '),
  };
}
