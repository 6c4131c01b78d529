// Loaded ahead of every program that `launch` starts. Its standard input is a pipe on which nothing is ever written, and
// which closes when the process that started it is gone, however that ended: no program is left behind on its port.
import { isMainThread } from 'node:worker_threads';

function end() {
  // With all that it started itself: `launch` made it the first of a process group.
  if (process.platform !== 'win32') process.kill(-process.pid, 'SIGKILL');
  process.exit(1);
}

// The threads and the processes that the program starts itself load this too; they have another standard input.
if (isMainThread && process.send === undefined) {
  process.stdin.once('end', end).resume();
  // The program itself may end before that.
  process.stdin.unref();
}
