import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { buildSecrets, cmsSecrets, readSecrets, secretsFile } from '../../start/secrets';
import { tempFolder } from '../support';

const dataDir = tempFolder();

test('secrets are long, different, and generated once', () => {
  const first = readSecrets(dataDir());
  const values = Object.values(first);
  expect(new Set(values).size).toBe(values.length);
  for (const value of values) expect(value).toMatch(/^[0-9a-f]{64}$/);
  expect(readSecrets(dataDir())).toEqual(first);
});

test('only the owner can read their file', () => {
  readSecrets(dataDir());
  expect(statSync(secretsFile(dataDir())).mode & 0o777).toBe(0o600);
});

test('a missing secret is added to the file, and the others stay', () => {
  const { CAPTCHA_SECRET, ...others } = readSecrets(dataDir());
  const file = secretsFile(dataDir());
  const text = readFileSync(file, 'utf8').replace(`CAPTCHA_SECRET=${CAPTCHA_SECRET}\n`, '');
  writeFileSync(file, text);
  const again = readSecrets(dataDir());
  expect(again).toMatchObject(others);
  expect(again.CAPTCHA_SECRET).toMatch(/^[0-9a-f]{64}$/);
  expect(readSecrets(dataDir())).toEqual(again);
});

const beforeOutbox = [
  '# Kept by hand.',
  'CMS_BUILD_TOKEN=build-token-of-an-earlier-version',
  '',
  'APP_KEYS="new,old"',
  'MY_OWN=1',
].join('\n');

test('a file of an earlier version gets the new secrets and is otherwise unchanged', () => {
  const file = secretsFile(dataDir());
  writeFileSync(file, beforeOutbox);
  chmodSync(file, 0o644);
  const secrets = readSecrets(dataDir());
  expect(secrets).toMatchObject({
    CMS_BUILD_TOKEN: 'build-token-of-an-earlier-version',
    APP_KEYS: 'new,old',
  });
  const { OUTBOX_KEY, OPERATIONS_TOKEN, DEPLOY_NOTIFICATION_SECRET } = secrets;
  for (const secret of [OUTBOX_KEY, OPERATIONS_TOKEN, DEPLOY_NOTIFICATION_SECRET]) {
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
  }
  expect(readFileSync(file, 'utf8').startsWith(`${beforeOutbox}\n`)).toBe(true);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readSecrets(dataDir())).toEqual(secrets);
});

test('a complete file is not written', () => {
  readSecrets(dataDir());
  const text = readFileSync(secretsFile(dataDir()), 'utf8');
  readSecrets(dataDir());
  expect(readFileSync(secretsFile(dataDir()), 'utf8')).toBe(text);
});

test('the CMS does not get the secrets of the functions', () => {
  const secrets = cmsSecrets(readSecrets(dataDir()));
  const given = Object.keys(secrets).filter((name) => secrets[name] !== undefined);
  expect(given.sort()).toEqual([
    'ADMIN_JWT_SECRET',
    'API_TOKEN_SALT',
    'APP_KEYS',
    'CMS_BUILD_TOKEN',
    'CMS_FUNCTION_TOKEN',
    'DEPLOY_NOTIFICATION_SECRET',
    'ENCRYPTION_KEY',
    'OPERATIONS_TOKEN',
    'TRANSFER_TOKEN_SALT',
  ]);
});

test('the build gets its token and no other secret, even if this process has more', () => {
  const all = readSecrets(dataDir());
  const others = { NETLIFY_BLOBS_CONTEXT: 'with a token', UPLOADS_SECRET_ACCESS_KEY: 'secret' };
  const env = { ...all, ...others, PATH: '/bin', ...buildSecrets(all) };
  expect(env).toEqual({
    PATH: '/bin',
    CMS_BUILD_TOKEN: all.CMS_BUILD_TOKEN,
  });
});
