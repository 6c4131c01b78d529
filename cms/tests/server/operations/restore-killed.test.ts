import { randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { finishUploads } from '../../../src/operations/backup/staged-uploads';
import { startTestCms, wipePlace, type TestCms } from '../harness/cms';
import { runCommand, spawnCommand } from '../harness/commands';
import { fillContacts } from '../harness/rows';
import { publicEntries, storedRows, storedUploads } from '../harness/stored';

let cms: TestCms;
let work: string;
let later: string;
let old: { rows: Record<string, string[]>; uploads: Record<string, string> };

// Their table takes long enough for a kill to come in between.
const many = 20_000;
const publicFolder = () => cms.strapi.dirs.static.public;
const upload = (name: string) => path.join(publicFolder(), 'uploads', name);

const nameContacts = (name: string) => cms.strapi.db.connection('contacts').update({ name });

beforeAll(async () => {
  work = mkdtempSync(path.join(os.tmpdir(), 'backups-'));
  later = path.join(work, 'later');
  cms = await startTestCms();
  await fillContacts(cms, many);
  await nameContacts('Later');
  writeFileSync(upload('later.bin'), randomBytes(3_000_000));
  expect(await runCommand('backup', [later])).toMatchObject({ code: 0 });
  await nameContacts('Old');
  rmSync(upload('later.bin'));
  writeFileSync(upload('old.bin'), 'old');
  await cms.strapi.destroy();
  old = { rows: await storedRows(), uploads: await storedUploads() };
});

afterAll(async () => {
  await wipePlace();
  rmSync(work, { recursive: true });
});

/** What is there is all of the old state: no row and no file of the backup is among it. */
async function expectOld(): Promise<void> {
  expect(await storedRows()).toEqual(old.rows);
  expect(await storedUploads()).toEqual(old.uploads);
}

test.each([
  ['while the backup is checked', 'Checking the backup'],
  ['while the uploads are copied', 'Copying the uploads'],
  ['when it begins to write', 'Writing the tables'],
  ['among the tables', '  admin_users:'],
])('a restore that is killed %s leaves what was there', async (_when, word) => {
  const { code, output } = await spawnCommand('restore', [later, '--replace'], {
    onOutput: (said, child) => {
      if (said.includes(word)) child.kill('SIGKILL');
    },
  });
  expect(code).toBeNull();
  expect(output).not.toContain('Restored');
  await expectOld();
});

test('a restore that fills the disk leaves what was there, and nothing beside it', async () => {
  // What the killed ones have left.
  for (const name of await publicEntries()) {
    if (name !== 'uploads') rmSync(path.join(publicFolder(), name), { recursive: true });
  }
  const { code, output } = await spawnCommand('restore', [later, '--replace'], {
    fileBlocks: 2_000,
  });
  expect(output).toMatch(/EFBIG|ENOSPC|SQLITE_/);
  expect(code).toBe(1);
  await expectOld();
  expect(await publicEntries()).toEqual(['uploads']);
});

test('after all of that the same restore goes through, and leaves nothing beside the uploads', async () => {
  const { code } = await runCommand('restore', [later, '--replace']);
  expect(code).toBe(0);
  const { contacts = [] } = await storedRows();
  expect(contacts).toHaveLength(many);
  expect(contacts.every((row) => row.includes('"name":"Later"'))).toBe(true);
  expect(Object.keys(await storedUploads())).toEqual(['later.bin']);
  expect(await publicEntries()).toEqual(['uploads']);
});

describe('a restore that was killed after its rows were there', () => {
  beforeAll(async () => {
    cms = await startTestCms();
  });

  afterAll(() => cms.stop());

  const noted = () =>
    cms.strapi.db.connection('strapi_core_store_settings').where({ key: 'restored_uploads' });

  /** Lays uploads beside those in use, as a restore does. */
  function stage(): string {
    const name = `uploads.restored-${randomUUID()}`;
    mkdirSync(path.join(publicFolder(), name));
    writeFileSync(path.join(publicFolder(), name, 'restored.bin'), 'restored');
    return name;
  }

  const note = (name: string) =>
    cms.strapi.db
      .connection('strapi_core_store_settings')
      .insert({ key: 'restored_uploads', value: name, type: 'string' });

  beforeEach(async () => {
    await noted().delete();
    rmSync(path.join(publicFolder(), 'uploads'), { recursive: true });
    mkdirSync(path.join(publicFolder(), 'uploads'));
    writeFileSync(upload('old.bin'), 'old');
  });

  afterEach(async () => {
    expect(await publicEntries()).toEqual(['uploads']);
    expect(await noted()).toEqual([]);
  });

  test('gets its uploads when the CMS starts', async () => {
    const name = stage();
    await note(name);
    stage();
    await finishUploads(cms.strapi);
    expect(Object.keys(await storedUploads())).toEqual(['restored.bin']);
  });

  test('gets them also when it was killed between the old ones and the new ones', async () => {
    await note(stage());
    renameSync(path.join(publicFolder(), 'uploads'), path.join(publicFolder(), 'uploads.replaced'));
    mkdirSync(path.join(publicFolder(), 'uploads'));
    await finishUploads(cms.strapi);
    expect(Object.keys(await storedUploads())).toEqual(['restored.bin']);
  });

  test('keeps them when only the old ones were left to remove', async () => {
    await note('uploads.restored-that-took-its-place');
    mkdirSync(path.join(publicFolder(), 'uploads.replaced'));
    await finishUploads(cms.strapi);
    expect(Object.keys(await storedUploads())).toEqual(['old.bin']);
  });

  test('keeps the old ones when its rows are not there', async () => {
    stage();
    await finishUploads(cms.strapi);
    expect(Object.keys(await storedUploads())).toEqual(['old.bin']);
  });
});
