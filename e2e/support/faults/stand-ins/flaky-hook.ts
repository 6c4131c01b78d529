import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

/** A proxy in front of a build hook. */
export interface FlakyHook {
  url: string;
  /** How many calls it has forwarded. */
  passed: () => number;
  /** How many calls it has made fail. */
  failed: () => number;
  /** Each call with its first line, headers and body. */
  received: readonly string[];
  close: () => Promise<void>;
}

/**
 * Starts the proxy.
 * @param hookUrl where calls are forwarded; undefined answers them here
 * @param fails decides whether a call fails
 */
export function startFlakyHook(
  port: number,
  hookUrl: string | undefined,
  fails: () => boolean,
): Promise<FlakyHook> {
  const received: string[] = [];
  let [passed, failed] = [0, 0];
  const server = createServer((request, response) => {
    const answer = async () => {
      const body = await text(request);
      const { method, url, rawHeaders } = request;
      received.push(`${String(method)} ${String(url)}\n${rawHeaders.join('\n')}\n\n${body}`);
      if (fails()) {
        failed += 1;
        // Real hosts fail in both ways.
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
        received,
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
