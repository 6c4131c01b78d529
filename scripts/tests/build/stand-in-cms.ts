import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { jwtVerify } from 'jose';
import {
  deployNotificationPath,
  deploySignatureHeader,
} from '../../../cms/src/contract/content/publishing';
import { fields } from '../support';

/** A notification that the CMS accepted, and whether it has a valid signature in Netlify's format. */
export interface Notification {
  signed: boolean;
  state: unknown;
  reason: unknown;
  deploy: Record<string, unknown>;
}

export interface StandInCms {
  url: string;
  notifications: Notification[];
  close: () => void;
}

/** Checks a signature as Netlify documents it: HS256, issued by `netlify`, with the SHA-256 of the body. */
async function isSigned(signature: string, body: string, secret: string): Promise<boolean> {
  const options = { issuer: 'netlify', algorithms: ['HS256'] };
  try {
    const { payload } = await jwtVerify(signature, new TextEncoder().encode(secret), options);
    return payload.sha256 === createHash('sha256').update(body).digest('hex');
  } catch {
    return false;
  }
}

/**
 * Starts a CMS that receives deploy notifications.
 * @param statusOf the status of the response to the nth notification; 0 breaks the connection
 */
export async function startStandInCms(
  secret: string,
  statusOf: (number: number) => number = () => 204,
): Promise<StandInCms> {
  const notifications: Notification[] = [];
  let number = 0;
  const server = createServer((request, response) => {
    void text(request).then(async (body) => {
      number += 1;
      const status = statusOf(number);
      if (status === 0) {
        request.socket.destroy();
        return;
      }
      const { state, error_message: reason, ...deploy } = fields(JSON.parse(body));
      const isHere = request.method === 'POST' && request.url === deployNotificationPath;
      const signature = String(request.headers[deploySignatureHeader.toLowerCase()]);
      const signed = isHere && (await isSigned(signature, body, secret));
      if (status < 300) notifications.push({ signed, state, reason, deploy });
      response.writeHead(status).end();
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = fields(server.address());
  return {
    url: `http://127.0.0.1:${String(port)}`,
    notifications,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
