import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

/** Stands before a build hook. */
export interface FlakyHook {
  url: string;
  /** How many calls it has passed on. */
  passed: () => number;
  /** How many it has let fail. */
  failed: () => number;
  /** All that each call said: its first line, its headers and its body. */
  heard: readonly string[];
  close: () => Promise<void>;
}

/**
 * Starts it.
 * @param hookUrl where calls are passed on to; undefined answers them here
 * @param fails is asked for each call
 */
export function startFlakyHook(
  port: number,
  hookUrl: string | undefined,
  fails: () => boolean,
): Promise<FlakyHook> {
  const heard: string[] = [];
  let [passed, failed] = [0, 0];
  const server = createServer((request, response) => {
    const answer = async () => {
      const body = await text(request);
      const { method, url, rawHeaders } = request;
      heard.push(`${String(method)} ${String(url)}\n${rawHeaders.join('\n')}\n\n${body}`);
      if (fails()) {
        failed += 1;
        // Hosts fail in both ways.
        if (failed % 2 === 0) request.socket.resetAndDestroy();
        else response.writeHead(503).end();
        return;
      }
      passed += 1;
      const taken = hookUrl === undefined ? undefined : await fetch(hookUrl, { method: 'POST' });
      response.writeHead(taken?.status ?? 200).end();
    };
    answer().catch(() => response.destroy());
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      resolve({
        url: `http://127.0.0.1:${String(port)}/hook`,
        passed: () => passed,
        failed: () => failed,
        heard,
        close: () =>
          new Promise((closed) => {
            server.close(() => {
              closed();
            });
            server.closeAllConnections();
          }),
      });
    });
  });
}
