import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startTestCms, type TestCms } from '../harness/cms';
import { runCommand, spawnCommand } from '../harness/commands';
import { oddTexts, storeOddLeads } from '../harness/leads/leads';
import { fillContacts } from '../harness/rows';
import { storedRows, storedUploads } from '../harness/stored';
import { onPostgres } from '../harness/test-database';

let cms: TestCms;
let work: string;

const many = 5_000;
const uploads = () => path.join(cms.strapi.dirs.static.public, 'uploads');

beforeAll(async () => {
  work = mkdtempSync(path.join(os.tmpdir(), 'backups-'));
  cms = await startTestCms();
  await storeOddLeads(cms);
  await fillContacts(cms, many);
  writeFileSync(path.join(uploads(), 'bytes.bin'), Buffer.from([0, 255, 10, 13, 226, 128, 168]));
});

afterAll(async () => {
  await cms.stop();
  rmSync(work, { recursive: true });
});

const place = (name: string) => path.join(work, name);
const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8'));

test('a backup of a running CMS holds every row of every table and every upload', async () => {
  const folder = place('whole');
  const before = await storedRows();
  const { code, output } = await spawnCommand('backup', [folder]);
  expect(output).toContain('contacts: 5,006 rows');
  expect(code).toBe(0);
  expect(readdirSync(folder).sort()).toEqual(['manifest.json', 'tables', 'uploads']);
  expect(readdirSync(work)).toEqual(['whole']);
  const manifest = manifestOf(folder);
  expect(manifest).toMatchObject({
    format: 1,
    database: onPostgres ? 'postgres' : 'sqlite',
    strapi: '5.54.0',
    uploadsElsewhere: 0,
  });
  // Each database describes its tables in its own way.
  const counts = Object.entries(before)
    .filter(([name]) => name !== 'strapi_database_schema')
    .map(([name, rows]) => [name, rows.length]);
  const saved: { name: string; rows: number }[] = manifest.tables;
  expect(saved.map(({ name, rows }) => [name, rows])).toEqual(counts);
  expect(readFileSync(path.join(folder, 'uploads/bytes.bin'))).toEqual(
    readFileSync(path.join(uploads(), 'bytes.bin')),
  );
  expect(manifest.uploads).toHaveLength(Object.keys(await storedUploads()).length);
});

test('saves a table as lines of JSON, with times as ISO text', () => {
  const lines = readFileSync(place('whole/tables/contacts.jsonl'), 'utf8').trimEnd().split('\n');
  const rows = lines.map((line) => JSON.parse(line));
  expect(rows).toHaveLength(many + oddTexts.length);
  expect(rows.slice(0, oddTexts.length).map(({ message }) => message)).toEqual(oddTexts);
  expect(rows.at(-1)).toMatchObject({ created_at: '2023-11-18T09:33:20.000Z' });
  const [request] = readFileSync(place('whole/tables/demo_requests.jsonl'), 'utf8').split('\n');
  expect(JSON.parse(request ?? '')).toMatchObject({ name: null, mobile: '3' });
});

test('only the owner can read a backup', () => {
  const modes = ['', 'tables', 'tables/contacts.jsonl', 'manifest.json', 'uploads/bytes.bin'].map(
    (name) => statSync(place(path.join('whole', name))).mode & 0o077,
  );
  expect(modes).toEqual([0, 0, 0, 0, 0]);
});

test('refuses a folder that is not empty and leaves it unchanged', async () => {
  const folder = place('used');
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'mine'), 'mine');
  const { code, output } = await runCommand('backup', [folder]);
  expect(output).toContain(`${folder} is not empty: name a folder that does not exist yet.`);
  expect(code).toBe(1);
  expect(readdirSync(folder)).toEqual(['mine']);
});

test('replaces what a killed backup left behind', async () => {
  const folder = place('again');
  const killed = await spawnCommand('backup', [folder], {
    onOutput: (output, child) => {
      if (output.includes('admin_users:')) child.kill('SIGKILL');
    },
  });
  expect(killed.code).toBeNull();
  expect(existsSync(folder)).toBe(false);
  expect((await runCommand('backup', [folder])).code).toBe(0);
  expect(manifestOf(folder).tables.length).toBeGreaterThan(20);
  expect(existsSync(`${folder}.partial`)).toBe(false);
});

test('reports a full disk and leaves no backup', async () => {
  const folder = place('full');
  const { code, output } = await spawnCommand('backup', [folder], { fileBlocks: 1_000 });
  expect(output).toMatch(/EFBIG|ENOSPC/);
  expect(code).toBe(1);
  expect(existsSync(folder)).toBe(false);
  expect(existsSync(`${folder}.partial`)).toBe(false);
});

test('counts uploads in object storage and says that they are not in the backup', async () => {
  const file = { document_id: 'far', name: 'far.png', hash: 'far', mime: 'image/png', size: 1 };
  await cms.strapi.db
    .connection('files')
    .insert({ ...file, url: 'https://example.com/far.png', provider: 'aws-s3', folder_path: '/' });
  const { output } = await runCommand('backup', [place('elsewhere')]);
  expect(output).toContain('1 uploads lie in object storage, and not in this backup');
  expect(manifestOf(place('elsewhere'))).toMatchObject({ uploadsElsewhere: 1 });
});

test('asks for a folder if none is named', async () => {
  expect(await spawnCommand('backup', [])).toEqual({
    code: 1,
    output: 'Name one folder for the backup.\n',
  });
});
