import { createServer, type ServerResponse } from 'node:http';
import { record } from '../../api/send';

/** How a receiver answers. `dies` says 200, and breaks the connection before the end of its answer. */
export const manners = ['accepts', 'answers 500', 'hangs', 'redirects', 'dies'] as const;

export type Manner = (typeof manners)[number];

/** A message as it arrived. */
export interface ReceivedWebhook {
  /** The id of its event. */
  id: string;
  /** The id of the lead that it tells of. */
  lead: string;
  manner: Manner;
}

/** A stand-in for another system that receives webhooks, and often fails. */
export interface FaultyReceiver {
  url: string;
  messages: ReceivedWebhook[];
  /** How many calls have followed a redirect. */
  followed: () => number;
  /** Applies from the next message on; what hangs is let go without an answer. */
  becomes: (manner: Manner) => void;
  stop: () => Promise<void>;
}

const answers: Readonly<
  Record<Exclude<Manner, 'hangs'>, (response: ServerResponse, url: string) => void>
> = {
  accepts: (response) => response.writeHead(200).end(),
  'answers 500': (response) => response.writeHead(500).end(),
  redirects: (response, url) => response.writeHead(307, { location: `${url}/elsewhere` }).end(),
  dies: (response) => {
    response.writeHead(200, { 'content-length': '100' });
    response.write('Noted', () => response.destroy());
  },
};

/** Starts a receiver that accepts every message. */
export async function startFaultyReceiver(): Promise<FaultyReceiver> {
  const messages: ReceivedWebhook[] = [];
  let manner: Manner = 'accepts';
  const hanging = new Set<ServerResponse>();
  let [url, followed] = ['', 0];
  const server = createServer((request, response) => {
    if (request.url?.endsWith('/elsewhere') === true) followed += 1;
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => {
      body += text;
    });
    request.on('end', () => {
      const { id } = record(record(JSON.parse(body)).data);
      messages.push({
        id: String(request.headers['webhook-id']),
        lead: String(id),
        manner,
      });
      if (manner === 'hangs') hanging.add(response);
      else answers[manner](response, url);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It does not listen.');
  url = `http://127.0.0.1:${String(address.port)}/leads`;
  return {
    url,
    messages,
    followed: () => followed,
    becomes(next) {
      manner = next;
      for (const response of hanging) response.destroy();
      hanging.clear();
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
