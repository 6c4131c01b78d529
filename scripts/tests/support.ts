import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Creates an empty folder for each test and removes it afterwards. @returns a function that resolves a path in it */
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
 * Runs a TypeScript program that Jest's module loader cannot load.
 * @returns the lines that it printed
 * @throws Error with its output if it fails
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

/** Resolves once a condition is true. A test that waits in vain fails at its own time limit. */
export async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await wait(10);
}
