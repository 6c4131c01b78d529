import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';

/** A call that the site received. */
export interface SiteCall {
  address: string;
  authorization: string | undefined;
  body: string;
}

/** A stand-in for the site and its outbox. */
export interface StandInSite {
  url: string;
  calls: SiteCall[];
  /** The token that the site proves to know when it is challenged. */
  token: string;
  /** The next answers, in order. The last one is repeated. */
  answers: { status: number; body: string }[];
  stop: () => Promise<void>;
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  request.setEncoding('utf8');
  for await (const piece of request) text += String(piece);
  return text;
}

export const erased = (count: number, complete: boolean, unreadable = 0) => ({
  status: 200,
  body: JSON.stringify({ erased: count, unreadable, complete }),
});

/** Starts a site with an empty outbox. */
export async function startStandInSite(token: string): Promise<StandInSite> {
  const calls: SiteCall[] = [];
  const answers = [erased(0, true)];
  const server = createServer((request, response) => {
    void textOf(request).then((body) => {
      const challenge = request.headers['x-operations-challenge'];
      if (challenge !== undefined) {
        const text = `proof of the site\n${String(request.headers.host)}\n${String(challenge)}`;
        const proof = createHmac('sha256', site.token).update(text).digest('hex');
        response.writeHead(401, { 'X-Operations-Proof': proof }).end('{}');
        return;
      }
      // The CMS also looks for the record of the last build, whenever that is.
      if (request.method !== 'POST') {
        response.writeHead(404).end();
        return;
      }
      const address = `POST ${String(request.url)}`;
      calls.push({ address, authorization: request.headers.authorization, body });
      const answer = (answers.length > 1 ? answers.shift() : answers[0]) ?? erased(0, true);
      response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(answer.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The site has no port.');
  const site: StandInSite = {
    url: `http://127.0.0.1:${String(address.port)}`,
    calls,
    token,
    answers,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
  return site;
}
