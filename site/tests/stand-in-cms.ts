import { createServer, type RequestListener, type Server } from 'node:http';

const started: Server[] = [];

/** Ends every stand-in, as after each test. */
export function endStandIns(): void {
  for (const server of started.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
}

afterEach(endStandIns);

/**
 * Starts a stand-in for the CMS on a free port, until the test ends.
 * @returns its address
 */
export async function startStandIn(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  started.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('There is no port.');
  return `http://127.0.0.1:${String(address.port)}`;
}
