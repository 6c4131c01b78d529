import { cpSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  readManifest,
  writeManifest,
  type Contents,
} from '../../../src/operations/backup/manifest';
import { startTestCms, wipePlace, type TestCms } from '../harness/cms';
import { runCommand } from '../harness/commands';
import { storeOddLeads } from '../harness/leads/leads';
import { publicEntries, storedRows, storedUploads } from '../harness/stored';

let work: string;
let good: string;
let made = 0;

async function makeBackup(cms: TestCms): Promise<void> {
  await storeOddLeads(cms);
  writeFileSync(path.join(cms.strapi.dirs.static.public, 'uploads/bytes.bin'), 'some bytes');
  expect(await runCommand('backup', [good])).toMatchObject({ code: 0 });
}

beforeAll(async () => {
  work = mkdtempSync(path.join(os.tmpdir(), 'backups-'));
  good = path.join(work, 'good');
  const cms = await startTestCms();
  await makeBackup(cms);
  await cms.strapi.destroy();
  await wipePlace();
});

afterAll(async () => {
  await wipePlace();
  rmSync(work, { recursive: true });
});

/** A copy of the good backup, changed by `spoil`. */
function spoilt(spoil: (folder: string) => void): string {
  made += 1;
  const folder = path.join(work, `spoilt-${String(made)}`);
  cpSync(good, folder, { recursive: true });
  spoil(folder);
  return folder;
}

const manifestIn = (folder: string) => path.join(folder, 'manifest.json');

/** Replaces a text in a file by another of the same length. */
function replaceIn(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
}

/** Writes a changed manifest with a valid checksum, as another version would. */
function rewriteManifest(folder: string, change: (contents: Contents) => Contents): void {
  const { createdAt, database, strapi, tables, uploads, uploadsElsewhere } = readManifest(
    readFileSync(manifestIn(folder), 'utf8'),
  );
  const contents = { createdAt, database, strapi, tables, uploads, uploadsElsewhere };
  writeFileSync(manifestIn(folder), writeManifest(change(contents)));
}

test.each<[what: string, spoil: (folder: string) => void, sentence: string]>([
  [
    'is incomplete',
    (folder) => {
      rmSync(manifestIn(folder));
    },
    'it has no manifest.json.',
  ],
  [
    'lacks a table',
    (folder) => {
      rmSync(path.join(folder, 'tables/contacts.jsonl'));
    },
    'The backup is incomplete: tables/contacts.jsonl is missing.',
  ],
  [
    'lacks an upload',
    (folder) => {
      rmSync(path.join(folder, 'uploads/bytes.bin'));
    },
    'The backup is incomplete: uploads/bytes.bin is missing.',
  ],
  [
    'has a changed byte in a table',
    (folder) => {
      replaceIn(path.join(folder, 'tables/contacts.jsonl'), 'odd@example', 'old@example');
    },
    'The backup is damaged: tables/contacts.jsonl is not what was written.',
  ],
  [
    'has a changed byte in an upload',
    (folder) => {
      replaceIn(path.join(folder, 'uploads/bytes.bin'), 'some', 'same');
    },
    'The backup is damaged: uploads/bytes.bin is not what was written.',
  ],
  [
    'has a table that is cut off',
    (folder) => {
      truncateSync(path.join(folder, 'tables/contacts.jsonl'), 1_000);
    },
    'The backup is damaged: tables/contacts.jsonl is not what was written.',
  ],
  [
    'has a changed manifest',
    (folder) => {
      replaceIn(manifestIn(folder), '"uploadsElsewhere": 0', '"uploadsElsewhere": 1');
    },
    'The backup is damaged: manifest.json is not what was written.',
  ],
  [
    'has a manifest that is cut off',
    (folder) => {
      truncateSync(manifestIn(folder), 500);
    },
    'manifest.json says something else.',
  ],
  [
    'is not one of the CMS',
    (folder) => {
      writeFileSync(manifestIn(folder), '{"name":"An app","start_url":"/"}');
    },
    'This is no backup of such a CMS',
  ],
  [
    'has a newer format',
    (folder) => {
      replaceIn(manifestIn(folder), '"format": 1', '"format": 2');
    },
    'This backup was made by a newer version',
  ],
  [
    'was made with another version of Strapi',
    (folder) => {
      rewriteManifest(folder, (contents) => ({ ...contents, strapi: '5.0.0' }));
    },
    'This backup was made with Strapi 5.0.0, and this is 5.54.0',
  ],
  [
    'has a file path outside its folder',
    (folder) => {
      rewriteManifest(folder, (contents) => ({
        ...contents,
        uploads: contents.uploads.map((file) => ({ ...file, path: '../../outside' })),
      }));
    },
    'The backup is damaged: manifest.json is not what was written.',
  ],
])('refuses a backup that %s, and writes nothing', async (_what, spoil, sentence) => {
  const { code, output } = await runCommand('restore', [spoilt(spoil)]);
  expect(output).toContain(sentence);
  expect(code).toBe(1);
  expect(await storedRows()).toEqual({});
  expect(await storedUploads()).toEqual({});
});

test('names a table that this version does not have, and keeps what was there', async () => {
  const folder = spoilt((copy) => {
    const table = 'tables/contacts.jsonl';
    rewriteManifest(copy, (contents) => ({
      ...contents,
      tables: contents.tables.map((saved) =>
        saved.path === table ? { ...saved, name: 'contacts_of_tomorrow' } : saved,
      ),
    }));
  });
  const { code, output } = await runCommand('restore', [folder]);
  expect(output).toContain('This version has no table contacts_of_tomorrow');
  expect(code).toBe(1);
  // The tables exist, as after a start, and are empty.
  const rows = await storedRows();
  expect(rows.contacts).toEqual([]);
  expect(rows.admin_users).toEqual([]);
  expect(await storedUploads()).toEqual({});
  expect(await publicEntries()).toEqual(['uploads']);
});

test('does not overwrite uploads without --replace', async () => {
  const cms = await startTestCms({ ADMIN_EMAIL: '' });
  const mine = path.join(cms.strapi.dirs.static.public, 'uploads/mine.bin');
  writeFileSync(mine, 'mine');
  await cms.strapi.destroy();
  const { code, output } = await runCommand('restore', [good]);
  expect(output).toContain('This CMS holds an upload already.');
  expect(code).toBe(1);
  expect(Object.keys(await storedUploads())).toEqual(['mine.bin']);
});
