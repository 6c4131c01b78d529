import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { buildRecordPath, panelReads, panelUrl } from '../support/api/api';
import { record, send } from '../support/api/send';
import { awaitScript } from '../support/page/script';
import { makeLinkedWorkshop } from '../support/system/linked-workshop';
import { sampleWorkshop } from '../support/system/sample';

const root = process.cwd();
/** The build tests' workshop, completed to a full checkout: its caches save minutes on the first start. */
const clone = sampleWorkshop;
const ports = { SITE_PORT: '18890', CMS_PORT: '11339' };
const siteUrl = `http://localhost:${ports.SITE_PORT}`;
const cmsUrl = `http://localhost:${ports.CMS_PORT}`;

/** Restores the workshop for the other build tests. */
function clearClone(): void {
  const kept = ['site', 'node_modules'];
  for (const name of readdirSync(clone).filter((each) => !kept.includes(each))) {
    rmSync(path.join(clone, name), { recursive: true, force: true });
  }
  makeLinkedWorkshop(root, clone);
}

/** Makes a checkout that was never started: the same sources, with the existing packages and CMS build. */
function makeClone(): void {
  clearClone();
  const options = ['--cached', '--others', '--exclude-standard'];
  const listed = spawnSync('git', ['ls-files', '-z', ...options], { cwd: root, encoding: 'utf8' });
  const isWanted = (file: string) =>
    file !== '' && !file.startsWith('site/') && existsSync(path.join(root, file));
  for (const file of listed.stdout.split('\0').filter(isWanted)) {
    cpSync(path.join(root, file), path.join(clone, file));
  }
  for (const packages of ['cms/node_modules', 'functions/node_modules']) {
    if (existsSync(path.join(root, packages))) {
      symlinkSync(path.join(root, packages), path.join(clone, packages));
    }
  }
  cpSync(path.join(root, 'cms/dist'), path.join(clone, 'cms/dist'), { recursive: true });
  for (const built of ['out', '.build/built-from']) {
    rmSync(path.join(clone, 'site', built), { recursive: true, force: true });
  }
}

interface Run {
  child: ChildProcess;
  output: () => string;
  code: Promise<number | null>;
}

function npmStart(env: Record<string, string> = {}): Run {
  let text = '';
  const child = spawn('npm', ['start'], {
    cwd: clone,
    // The sample content's pictures would slow the first build down by minutes.
    env: { ...process.env, ...ports, SEED_CONTENT: 'false', ...env },
    detached: true,
  });
  child.stdout.on('data', (part: Buffer) => (text += part.toString()));
  child.stderr.on('data', (part: Buffer) => (text += part.toString()));
  const code = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { child, output: () => text, code };
}

/** Ctrl-C in a terminal reaches every process of the group. npm ends by the signal after its child has stopped in order. */
async function stopByControlC({ child, code }: Run): Promise<void> {
  if (child.pid !== undefined) process.kill(-child.pid, 'SIGINT');
  await code;
}

const processesOf = (folder: string): string =>
  spawnSync('pgrep', ['--full', `${folder}/cms/node_modules/@strapi`], { encoding: 'utf8' }).stdout;

async function untilReady(run: Run): Promise<string> {
  await expect.poll(run.output, { timeout: 540_000, intervals: [500] }).toContain('Ready.');
  return run.output();
}

/** The session of the first admin. */
async function logIn(password: string): Promise<string> {
  const json = { email: 'admin@example.com', password };
  const { status, body } = await send(`${cmsUrl}/admin/login`, { method: 'POST', json });
  expect(status).toBe(200);
  return String(record(record(body).data).accessToken);
}

const revisionLive = async () =>
  Number(record((await send(`${siteUrl}${buildRecordPath}`)).body).revision);

/** Requests a page again and again. @returns stops that, and returns every status received */
function keepRequesting(address: string): () => Promise<Set<number>> {
  const statuses = new Set<number>();
  let running = true;
  const work = async () => {
    while (running) {
      statuses.add((await send(address)).status);
      await wait(100);
    }
  };
  const done = work();
  return async () => {
    running = false;
    await done;
    return statuses;
  };
}

test.describe('npm start', () => {
  test.describe.configure({ mode: 'serial', timeout: 600_000 });
  let run: Run;
  let password = '';
  let token = '';
  const publishingState = async () =>
    record((await send(`${cmsUrl}${panelReads.publishing}`, { token })).body).status;

  test.beforeAll(() => {
    makeClone();
  });

  test.afterAll(async () => {
    if (run.child.exitCode === null && run.child.signalCode === null) await stopByControlC(run);
    clearClone();
  });

  test('the first start builds, serves and prints the login', async () => {
    run = npmStart({ PUBLISH_QUIET_SECONDS: '1' });
    const output = await untilReady(run);
    const steps =
      /Building the CMS[^]*Starting the CMS[^]*Building the site: built[^]*Serving the site/;
    expect(output).toMatch(steps);
    expect(output).toContain(siteUrl);
    password = /password (\S+)/.exec(output)?.[1] ?? '';
    expect(password).not.toBe('');
    token = await logIn(password);
    expect((await fetch(`${siteUrl}/faq`)).status).toBe(200);
  });

  test('an edit goes live by itself, without failed requests meanwhile', async ({ page }) => {
    await expect.poll(publishingState, { timeout: 120_000 }).toBe('live');
    const before = await revisionLive();
    const stopRequesting = keepRequesting(`${siteUrl}/faq`);

    const question = 'Does an edit go live by itself?';
    const json = { question, description: '<p>It does.</p>' };
    const created = await send(`${cmsUrl}${panelUrl('createfaq')}`, {
      method: 'POST',
      token,
      json,
    });
    expect(created.status).toBe(201);
    expect(await publishingState()).not.toBe('live');
    // Before the build the page fetches the question from the API's list, which is always current.
    await page.goto(`${siteUrl}/faq`);
    await awaitScript(page);
    await expect(page.getByRole('heading', { name: question })).toBeVisible();
    const builtPage = async () => (await send(`${siteUrl}/faq`)).text;
    await expect.poll(builtPage, { timeout: 240_000, intervals: [1_000] }).toContain(question);
    await expect.poll(publishingState, { timeout: 30_000 }).toBe('live');
    expect(await revisionLive()).toBeGreaterThan(before);
    expect([...(await stopRequesting())]).toEqual([200]);
  });

  test('Ctrl-C stops all processes', async () => {
    await stopByControlC(run);
    expect(run.output()).toContain('Stopped.');
    expect(processesOf(clone)).toBe('');
    await expect(fetch(siteUrl)).rejects.toThrow();
  });

  test('a later start without changes builds nothing and does not print the password again', async () => {
    run = npmStart();
    await expect.poll(run.output).toContain('the last build of the site is served');
    expect((await fetch(`${siteUrl}/faq`)).status).toBe(200);
    const output = await untilReady(run);
    expect(output).toMatch(/the last build of the site is served[^]*Building the CMS/);
    expect(output.match(/nothing changed/g)).toHaveLength(2);
    expect(output).not.toContain(password);
  });

  test('restarts a killed CMS while the site stays up', async () => {
    const [pid] = processesOf(clone).trim().split('\n');
    process.kill(Number(pid), 'SIGKILL');
    await expect.poll(run.output).toContain('The CMS stopped by itself. It restarts in');
    expect((await fetch(`${siteUrl}/faq`)).status).toBe(200);
    const isBack = () =>
      send(`${cmsUrl}/_health`).then(
        ({ status }) => status,
        () => 0,
      );
    await expect.poll(isBack, { timeout: 120_000 }).toBe(204);
    await stopByControlC(run);
    expect(run.output()).toContain('Stopped.');
  });

  test('exits with a clear message if a port is in use', async () => {
    const other = createServer().listen(Number(ports.SITE_PORT), '127.0.0.1');
    run = npmStart();
    expect(await run.code).not.toBe(0);
    expect(run.output()).toContain(
      `Port ${ports.SITE_PORT} is in use: stop the program that listens there, or set SITE_PORT to a free port.`,
    );
    await new Promise((closed) => other.close(closed));
  });

  test('exits with a clear message if the data folder is not writable', async () => {
    run = npmStart({ DATA_DIR: '/dev/null/data' });
    expect(await run.code).not.toBe(0);
    expect(run.output()).toContain('Cannot write to the data folder /dev/null/data');
  });

  test('exits with the reason if a step fails, and leaves no process', async () => {
    run = npmStart({ DATA_DIR: 'weak', ADMIN_PASSWORD: 'weak' });
    expect(await run.code).not.toBe(0);
    expect(run.output()).toContain('ADMIN_PASSWORD needs 8 to 72 characters');
    expect(run.output()).toContain('The CMS did not start.');
    expect(processesOf(clone)).toBe('');
  });
});
