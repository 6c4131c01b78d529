import { randomBytes } from 'node:crypto';
import { appendFileSync, chmodSync, existsSync, readFileSync } from 'node:fs';
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
  'OUTBOX_KEY',
  'OPERATIONS_TOKEN',
  'DEPLOY_NOTIFICATION_SECRET',
] as const;

export type Secrets = Record<(typeof names)[number], string>;

const hasAll = (values: NodeJS.ProcessEnv): values is Secrets =>
  names.every((name) => values[name] !== undefined);

/** The variable in which the functions find Netlify Blobs: the address of the store and its token. */
export const blobsVariable = 'NETLIFY_BLOBS_CONTEXT';

const ofFunctions = ['CAPTCHA_SECRET', 'OUTBOX_KEY', blobsVariable];

/** The key of the bucket for uploads, if the operator has set one. */
const ofBucket = ['UPLOADS_ACCESS_KEY_ID', 'UPLOADS_SECRET_ACCESS_KEY'];

/** An environment in which these variables are not set, even if this process has them. */
const without = (variables: readonly string[]): NodeJS.ProcessEnv =>
  Object.fromEntries(variables.map((variable) => [variable, undefined]));

/** The secrets that the CMS may see. */
export const cmsSecrets = (secrets: Secrets): NodeJS.ProcessEnv => ({
  ...secrets,
  ...without(ofFunctions),
});

/** The one secret that the build of the site may see. */
export const buildSecrets = ({ CMS_BUILD_TOKEN }: Secrets): NodeJS.ProcessEnv => ({
  ...without([...names, ...ofBucket, blobsVariable]),
  CMS_BUILD_TOKEN,
});

/** The file with the generated secrets of a data folder. */
export const secretsFile = (dataDir: string) => path.join(dataDir, 'secrets.env');

/**
 * The secrets of a local system: from the environment if it sets them, otherwise generated once and stored beside the data
 * that they protect, in a file that only its owner can read.
 */
export function readSecrets(dataDir: string): Secrets {
  const file = secretsFile(dataDir);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const kept = parseEnv(text);
  const missing = names.filter((name) => kept[name] === undefined);
  const added = missing.map((name) => [name, randomBytes(32).toString('hex')] as const);
  if (added.length > 0) {
    // Appended, so that what someone added to the file stays as it is.
    const gap = text === '' || text.endsWith('\n') ? '' : '\n';
    const lines = added.map(([name, value]) => `${name}=${value}\n`);
    appendFileSync(file, `${gap}${lines.join('')}`, { mode: 0o600 });
    chmodSync(file, 0o600);
  }
  const all = { ...kept, ...Object.fromEntries(added) };
  const values = Object.fromEntries(names.map((name) => [name, process.env[name] ?? all[name]]));
  if (!hasAll(values)) throw new Error(`${file} lacks a secret.`);
  return values;
}
