// A program that runs for an hour and starts a process that ignores SIGTERM.
import { spawn } from 'node:child_process';

const ignoring = "process.on('SIGTERM', () => undefined); setTimeout(() => undefined, 3_600_000)";
const child = spawn(process.execPath, ['-e', ignoring], { stdio: 'ignore' });
process.stdout.write(`${String(process.pid)} ${String(child.pid)}`);
setTimeout(() => undefined, 3_600_000);
