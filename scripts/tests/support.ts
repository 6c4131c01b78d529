import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Gives each test an empty folder, which is removed afterwards. @returns a function for paths in it */
export function tempFolder(): (name?: string) => string {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'scripts-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return (name = '') => path.join(folder, name);
}

/**
 * Runs a TypeScript program for which Jest's module loader does not work.
 * @returns the lines that it printed
 * @throws Error with its output when it fails
 */
export function linesOf(program: string, args: string[], env: NodeJS.ProcessEnv = {}): string[] {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', program, ...args],
    { encoding: 'utf8', env: { ...process.env, ...env }, timeout: 50_000 },
  );
  if (status !== 0) throw new Error(`${stdout}${stderr}`);
  return stdout.trim().split('\n');
}

export const fields = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** Collects the output of a console method until the mocks are restored. */
export function listenToConsole(method: 'log' | 'error'): unknown[][] {
  const lines: unknown[][] = [];
  jest.spyOn(console, method).mockImplementation((...line: unknown[]) => {
    lines.push(line);
  });
  return lines;
}

/** Whether a process with this id is running. */
export function runs(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Resolves once a condition is true. If it never is, the test times out. */
export async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await wait(10);
}
