import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';

const names = [
  'APP_KEYS',
  'ADMIN_JWT_SECRET',
  'API_TOKEN_SALT',
  'TRANSFER_TOKEN_SALT',
  'ENCRYPTION_KEY',
  'CMS_FUNCTION_TOKEN',
  'CMS_BUILD_TOKEN',
  'CAPTCHA_SECRET',
] as const;

export type Secrets = Record<(typeof names)[number], string>;

/** The secrets that the CMS may see. */
export function cmsSecrets(secrets: Secrets): NodeJS.ProcessEnv {
  return { ...secrets, CAPTCHA_SECRET: undefined };
}

/** Where the generated secrets of a data folder are kept. */
export const secretsFile = (dataDir: string) => path.join(dataDir, 'secrets.env');

/**
 * The secrets of a local house: from the environment where it sets them, else generated once and kept beside the data
 * that they protect, in a file that only its owner can read.
 */
export function readSecrets(dataDir: string): Secrets {
  const file = secretsFile(dataDir);
  const kept = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  const fresh = names.filter((name) => kept[name] === undefined);
  for (const name of fresh) kept[name] = randomBytes(32).toString('hex');
  if (fresh.length > 0) {
    const lines = names.map((name) => `${name}=${kept[name] ?? ''}\n`);
    writeFileSync(file, lines.join(''), { mode: 0o600 });
  }
  const value = (name: (typeof names)[number]) => process.env[name] ?? kept[name] ?? '';
  return {
    APP_KEYS: value('APP_KEYS'),
    ADMIN_JWT_SECRET: value('ADMIN_JWT_SECRET'),
    API_TOKEN_SALT: value('API_TOKEN_SALT'),
    TRANSFER_TOKEN_SALT: value('TRANSFER_TOKEN_SALT'),
    ENCRYPTION_KEY: value('ENCRYPTION_KEY'),
    CMS_FUNCTION_TOKEN: value('CMS_FUNCTION_TOKEN'),
    CMS_BUILD_TOKEN: value('CMS_BUILD_TOKEN'),
    CAPTCHA_SECRET: value('CAPTCHA_SECRET'),
  };
}
