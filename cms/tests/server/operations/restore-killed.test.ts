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

// Enough rows for a kill to arrive while their table is written.
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

/** Expects the old state only: no row and no file from the backup. */
async function expectOld(): Promise<void> {
  expect(await storedRows()).toEqual(old.rows);
  expect(await storedUploads()).toEqual(old.uploads);
}

test.each([
  ['while the backup is checked', 'Checking the backup'],
  ['while the uploads are copied', 'Copying the uploads'],
  ['when it starts to write', 'Writing the tables'],
  ['between two tables', '  admin_users:'],
])('a restore that is killed %s changes nothing', async (_when, line) => {
  const ended = await spawnCommand('restore', [later, '--replace'], {
    onOutput: (output, child) => {
      if (output.includes(line)) child.kill('SIGKILL');
    },
  });
  expect(ended.code).toBeNull();
  expect(ended.output).not.toContain('Restored');
  await expectOld();
});

test('a restore that fills the disk changes nothing and leaves no other folders', async () => {
  // Removes what the killed restores have left.
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

test('the same restore then succeeds and leaves nothing beside the uploads', async () => {
  const { code } = await runCommand('restore', [later, '--replace']);
  expect(code).toBe(0);
  const { contacts = [] } = await storedRows();
  expect(contacts).toHaveLength(many);
  expect(contacts.every((row) => row.includes('"name":"Later"'))).toBe(true);
  expect(Object.keys(await storedUploads())).toEqual(['later.bin']);
  expect(await publicEntries()).toEqual(['uploads']);
});

describe('a restore that was killed after writing its rows', () => {
  beforeAll(async () => {
    cms = await startTestCms();
  });

  afterAll(() => cms.stop());

  const noted = () =>
    cms.strapi.db.connection('strapi_core_store_settings').where({ key: 'restored_uploads' });

  /** Puts uploads beside those in use, as a restore does. */
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

  test('gets its uploads at the next start of the CMS', async () => {
    const name = stage();
    await note(name);
    stage();
    await finishUploads(cms.strapi);
    expect(Object.keys(await storedUploads())).toEqual(['restored.bin']);
  });

  test('gets its uploads even if it was killed between moving the old and the new ones', async () => {
    await note(stage());
    renameSync(path.join(publicFolder(), 'uploads'), path.join(publicFolder(), 'uploads.replaced'));
    mkdirSync(path.join(publicFolder(), 'uploads'));
    await finishUploads(cms.strapi);
    expect(Object.keys(await storedUploads())).toEqual(['restored.bin']);
  });

  test('keeps its uploads if only the old ones were left to remove', async () => {
    await note('uploads.restored-that-took-its-place');
    mkdirSync(path.join(publicFolder(), 'uploads.replaced'));
    await finishUploads(cms.strapi);
    expect(Object.keys(await storedUploads())).toEqual(['old.bin']);
  });

  test('keeps the old uploads if its rows were not written', async () => {
    stage();
    await finishUploads(cms.strapi);
    expect(Object.keys(await storedUploads())).toEqual(['old.bin']);
  });
});
