// Loaded before every program that `launch` starts. Its standard input is a pipe that nobody writes to, and that closes when
// the parent process ends, even if it is killed. So no program is left behind on its port.
import { isMainThread } from 'node:worker_threads';

// Threads and child processes of the program load this too, but have another standard input.
if (isMainThread && process.send === undefined) {
  process.stdin
    // `launch` made it the leader of a process group, so this kills its child processes too.
    .once('end', () => process.kill(-process.pid, 'SIGKILL'))
    .resume()
    // Does not keep the program running.
    .unref();
}
