import { connect, createServer, type Socket } from 'node:net';

/** The way between two programs, on which answers can be lost. */
export interface Wire {
  url: string;
  /** How many answers were lost so far. */
  lost: () => number;
  close: () => Promise<void>;
}

/**
 * Opens a way on one port to another, both of this machine.
 * @param loses is asked for each piece of an answer: when it is lost, the connection breaks and the request was served
 */
export function startWire(port: number, to: number, loses: () => boolean): Promise<Wire> {
  const open = new Set<Socket>();
  let lost = 0;
  const server = createServer((near) => {
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
      if (loses()) {
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
