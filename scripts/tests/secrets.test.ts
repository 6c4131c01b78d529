import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { cmsSecrets, readSecrets, secretsFile } from '../secrets';

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'secrets-'));
});

afterEach(() => {
  rmSync(dataDir, { recursive: true });
});

test('secrets are long, differ, and are made once', () => {
  const first = readSecrets(dataDir);
  const values = Object.values(first);
  expect(new Set(values).size).toBe(values.length);
  for (const value of values) expect(value).toMatch(/^[0-9a-f]{64}$/);
  expect(readSecrets(dataDir)).toEqual(first);
});

test('their file can be read by its owner only', () => {
  readSecrets(dataDir);
  expect(statSync(secretsFile(dataDir)).mode & 0o777).toBe(0o600);
});

test('one that is missing in the file is added, the others stay', () => {
  const { CAPTCHA_SECRET, ...others } = readSecrets(dataDir);
  const file = secretsFile(dataDir);
  const text = readFileSync(file, 'utf8').replace(`CAPTCHA_SECRET=${CAPTCHA_SECRET}\n`, '');
  writeFileSync(file, text);
  const again = readSecrets(dataDir);
  expect(again).toMatchObject(others);
  expect(again.CAPTCHA_SECRET).toMatch(/^[0-9a-f]{64}$/);
  expect(readSecrets(dataDir)).toEqual(again);
});

test("the CMS does not get the captcha's secret", () => {
  expect(cmsSecrets(readSecrets(dataDir)).CAPTCHA_SECRET).toBeUndefined();
});
