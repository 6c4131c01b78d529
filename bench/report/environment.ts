import { execFileSync } from 'node:child_process';
import { cpus, release, totalmem, type } from 'node:os';
import { findBrowser } from '../../scripts/test/browser';

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
    return `${output('git', ['rev-parse', '--short', 'HEAD'])}${changed === '' ? '' : ' with changes'}`;
  } catch {
    // A copy without its Git history.
    return 'unknown';
  }
}

/** One sentence on what was measured, when, with what and on which machine. */
export async function environment(): Promise<string> {
  const cores = cpus();
  const processor = `${cores[0]?.model ?? 'an unknown processor'}, ${String(cores.length)} cores`;
  const memory = `${(totalmem() / 1024 ** 3).toFixed(0)} GiB of memory`;
  const browser = output(await findBrowser(), ['--version']).replace(/ built on .*/, '');
  return `Measured on ${new Date().toISOString().slice(0, 10)} at commit ${commit()} on ${processor}, ${memory}, ${type()} ${release()}, with Node ${process.versions.node}, ${browser} and Lighthouse 12.8.2`;
}
