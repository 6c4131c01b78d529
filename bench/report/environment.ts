import { execFileSync } from 'node:child_process';
import { cpus, release, totalmem, type } from 'node:os';
import { findBrowser } from '../../scripts/browser';

const output = (command: string, args: string[]): string =>
  execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

function commit(): string {
  try {
    const changed = output('git', [
      'status',
      '--porcelain',
      '--',
      ':!bench/results',
      ':!README.md',
    ]);
    return `${output('git', ['rev-parse', '--short', 'HEAD'])}${changed === '' ? '' : ', with changes'}`;
  } catch {
    // A copy without its history.
    return 'unknown';
  }
}

/** What the measurements were made with and on. */
export async function environment(): Promise<Record<string, string>> {
  const cores = cpus();
  return {
    Date: new Date().toISOString().slice(0, 10),
    Commit: commit(),
    Processor: `${cores[0]?.model ?? 'unknown'}, ${String(cores.length)} cores`,
    Memory: `${(totalmem() / 1024 ** 3).toFixed(0)} GiB`,
    System: `${type()} ${release()}`,
    Node: process.versions.node,
    Browser: output(await findBrowser(), ['--version']),
    Lighthouse: '12.8.2',
  };
}
