import { serve, type Http2Bindings, type HttpBindings } from '@hono/node-server';

export interface Listening {
  port: number;
  close: () => Promise<void>;
}

/**
 * Answers HTTP on a port of this machine.
 * @param port 0 for any free one
 * @param answer gets the request and the caller's address, taken from the socket
 */
export function listen(
  port: number,
  answer: (request: Request, ip: string) => Promise<Response>,
): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const fetch = (request: Request, { incoming }: HttpBindings | Http2Bindings) =>
      answer(request, incoming.socket.remoteAddress ?? '');
    // How long a request may take to arrive. Node's default is five minutes.
    const serverOptions = {
      headersTimeout: 15_000,
      requestTimeout: 30_000,
      connectionsCheckingInterval: 5_000,
    };
    const server = serve({ fetch, port, hostname: '127.0.0.1', serverOptions }, (address) => {
      resolve({
        port: address.port,
        close: () =>
          new Promise((closed) => {
            server.close(() => {
              closed();
            });
            // Browsers keep connections open long after the last request.
            if ('closeAllConnections' in server) server.closeAllConnections();
          }),
      });
    });
    server.once('error', reject);
  });
}
