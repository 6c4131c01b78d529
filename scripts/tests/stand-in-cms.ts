import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deployNotificationPath, deploySignatureHeader } from '../../cms/src/contract/content/publishing';

/** What the CMS was told, and whether that was signed as Netlify signs. */
export interface Told {
  signed: boolean;
  state: unknown;
  reason: unknown;
  deploy: Record<string, unknown>;
}

export interface StandInCms {
  url: string;
  told: Told[];
  close: () => Promise<void>;
}

const fields = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

function read(part: string): Record<string, unknown> {
  const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
  return fields(value);
}

/** Checks a signature by the words of Netlify's documentation: HS256, issued by `netlify`, with the SHA-256 of the body. */
function isSigned(signature: string, body: string, secret: string): boolean {
  const [head = '', claims = '', mac = ''] = signature.split('.');
  const right = createHmac('sha256', secret).update(`${head}.${claims}`).digest('base64url');
  const { iss, sha256 } = read(claims);
  return (
    mac === right &&
    read(head).alg === 'HS256' &&
    iss === 'netlify' &&
    sha256 === createHash('sha256').update(body).digest('hex')
  );
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) if (Buffer.isBuffer(part)) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}

/**
 * A CMS that takes the notifications of deploys.
 * @param statusOf what it answers to each, by its number; 0 for a broken connection
 */
export async function startStandInCms(
  secret: string,
  statusOf: (number: number) => number = () => 204,
): Promise<StandInCms> {
  const told: Told[] = [];
  let number = 0;
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      number += 1;
      const status = statusOf(number);
      if (status === 0) {
        request.socket.destroy();
        return;
      }
      const value: unknown = JSON.parse(body);
      const { state, error_message: reason, ...deploy } = fields(value);
      const isHere = request.method === 'POST' && request.url === deployNotificationPath;
      const signature = String(request.headers[deploySignatureHeader.toLowerCase()]);
      if (status < 300) {
        told.push({ signed: isHere && isSigned(signature, body, secret), state, reason, deploy });
      }
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${String(address.port)}`,
    told,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}
