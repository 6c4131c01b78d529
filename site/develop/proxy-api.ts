import { request, type IncomingMessage, type ServerResponse } from 'node:http';

type ApiCall = IncomingMessage & { originalUrl: string };

interface DevelopServer {
  use(path: string, handler: (call: ApiCall, answer: ServerResponse) => void): unknown;
}

/**
 * Makes Gatsby's development server forward calls of `/api/` to the functions and return their answers unchanged.
 * Gatsby's own proxy turns every error status into a 500.
 * @param functionsUrl the address of the functions' server
 */
export const proxyApi = (functionsUrl: string) => (server: DevelopServer) => {
  server.use('/api', (call, answer) => {
    const { originalUrl, method, headers } = call;
    const forwarded = request(new URL(originalUrl, functionsUrl), { method, headers }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(answer);
    });
    forwarded.once('error', () => answer.writeHead(502).end());
    call.pipe(forwarded);
  });
};
