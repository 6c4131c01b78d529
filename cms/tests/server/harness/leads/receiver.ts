import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { record } from '../call';

/** A message as the receiver got it. */
export interface ReceivedMessage {
  id: string;
  headers: IncomingHttpHeaders;
  body: string;
  /** The parsed body. */
  payload: Record<string, unknown>;
}

/** `accepts` answers 200; a number is the status of each answer; `hangs` never answers. */
export type Manner = 'accepts' | 'hangs' | number;

/** A stand-in for another system that receives webhooks. */
export interface Receiver {
  url: string;
  messages: ReceivedMessage[];
  /** Applies from the next message on. */
  becomes(manner: Manner): void;
  stop(): Promise<void>;
}

function reply(response: ServerResponse, manner: Manner): void {
  if (manner === 'hangs') return;
  response.writeHead(manner === 'accepts' ? 200 : manner).end('Noted');
}

/** Starts a receiver that accepts every message. */
export async function startReceiver(): Promise<Receiver> {
  const messages: ReceivedMessage[] = [];
  let manner: Manner = 'accepts';
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8');
      const { headers } = request;
      const payload = record(JSON.parse(body));
      messages.push({ id: String(headers['webhook-id']), headers, body, payload });
      reply(response, manner);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('There is no port.');
  return {
    url: `http://127.0.0.1:${String(address.port)}/leads`,
    messages,
    becomes(next) {
      manner = next;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
