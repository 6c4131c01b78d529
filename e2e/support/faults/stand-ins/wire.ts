import { connect, createServer, type Socket } from 'node:net';

/** A TCP proxy between two programs that can lose answers. */
export interface Wire {
  url: string;
  /** How many connections have been opened. */
  opened: () => number;
  /** How many answers have been lost. */
  lost: () => number;
  close: () => Promise<void>;
}

/**
 * Forwards one local port to another.
 * @param loses decides for each part of an answer whether it is lost: the connection breaks after the request was served
 */
export function startWire(
  port: number,
  to: number,
  loses: (part: Buffer) => boolean,
): Promise<Wire> {
  const open = new Set<Socket>();
  let [opened, lost] = [0, 0];
  const server = createServer((near) => {
    opened += 1;
    const far = connect(to, '127.0.0.1');
    const cut = () => {
      near.resetAndDestroy();
      far.resetAndDestroy();
    };
    for (const end of [near, far]) {
      open.add(end);
      end.on('error', cut);
      end.once('close', () => open.delete(end));
    }
    near.pipe(far);
    far.on('data', (part) => {
      if (loses(part)) {
        lost += 1;
        cut();
        return;
      }
      near.write(part);
    });
    far.once('end', () => near.end());
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      resolve({
        url: `http://127.0.0.1:${String(port)}`,
        opened: () => opened,
        lost: () => lost,
        close: () =>
          new Promise((closed) => {
            server.close(() => {
              closed();
            });
            for (const end of open) end.destroy();
          }),
      });
    });
  });
}
