import { existsSync, readFileSync } from 'node:fs';
import { operationEnv, readOperation } from '../../operate/operate';
import { readSettings } from '../../start/settings';
import { tempFolder } from '../support';

const dataDir = tempFolder();
const { env } = process;

beforeEach(() => {
  process.env = { ...env, DATA_DIR: dataDir(), APP_KEYS: '', SITE_URL: '' };
  delete process.env.APP_KEYS;
  delete process.env.SITE_URL;
});

afterEach(() => {
  process.env = env;
});

test('an operation gets the arguments after its name', () => {
  expect(readOperation(['restore', 'a folder', '--replace'])).toEqual({
    operation: 'restore',
    args: ['a folder', '--replace'],
  });
});

test.each([
  [['backup'], 'Usage: npm run backup -- <folder>'],
  [['restore'], 'Usage: npm run restore -- <folder> [--replace]'],
  [['erase'], 'Usage: npm run erase -- <e-mail address> | --unreadable'],
  [['toString', 'x'], 'There is no operation "toString".'],
  [[], 'There is no operation "".'],
])('%j ends with its usage', (args, sentence) => {
  expect(() => readOperation(args)).toThrow(sentence);
});

test('on a local machine it uses the secrets and the site of npm start', () => {
  // `npm start` ignores it too.
  process.env.SITE_URL = 'http://localhost:8888';
  const given = operationEnv(readSettings());
  const kept = readFileSync(dataDir('secrets.env'), 'utf8');
  expect(kept).toContain(`OPERATIONS_TOKEN=${String(given.OPERATIONS_TOKEN)}\n`);
  expect(kept).toContain(`APP_KEYS=${String(given.APP_KEYS)}\n`);
  expect(given).toMatchObject({ SITE_URL: 'http://127.0.0.1:8888', DATA_DIR: dataDir() });
});

test('with host secrets an operation generates none', () => {
  process.env.APP_KEYS = 'of the host';
  const given = operationEnv(readSettings());
  expect(given.APP_KEYS).toBe('of the host');
  expect(given.OPERATIONS_TOKEN).toBeUndefined();
  expect(given.SITE_URL).toBeUndefined();
  expect(existsSync(dataDir('secrets.env'))).toBe(false);
});
