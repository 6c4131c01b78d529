import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { ended, stop, tail } from '../../scripts/processes/processes';
import type { Figures } from '../part';
import { watchMemory } from './memory';

/** A build, as a Node script. */
export interface BuildCommand {
  script: string;
  args: string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
}

/** The cost of a build: wall time, and the peak memory of it and its child processes together. */
export interface Build extends Figures {
  seconds: number;
  megabytes: number;
}

/**
 * Runs a build and measures it.
 * @param log takes all that it prints
 * @throws Error with the end of the log when it fails
 */
export async function measureBuild(build: BuildCommand, log: string): Promise<Build> {
  const output = openSync(log, 'w');
  const begin = performance.now();
  const child = spawn(process.execPath, [build.script, ...build.args], {
    cwd: build.cwd,
    env: build.env,
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  const peak = watchMemory(child.pid ?? 0);
  const interrupt = () => void stop(child);
  process.once('SIGINT', interrupt);
  const code = await ended(child);
  process.off('SIGINT', interrupt);
  const seconds = (performance.now() - begin) / 1_000;
  const megabytes = peak() / 1024 / 1024;
  if (code !== 0) throw new Error(`${tail(log)}\n\nThe build failed. The whole log is in ${log}.`);
  return { seconds, megabytes };
}
