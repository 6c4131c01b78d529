import { Agent, request } from 'node:http';

export type Post = (
  url: string,
  headers: Readonly<Record<string, string>>,
  body: object,
) => Promise<void>;

/**
 * Posts JSON over this many keep-alive connections.
 * @throws Error for any answer but 201: a refusal would be counted as a fast one
 */
export function poster(connections: number): Post {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return (url, headers, body) =>
    new Promise((resolve, reject) => {
      const bytes = Buffer.from(JSON.stringify(body));
      const sent = {
        'content-type': 'application/json',
        'content-length': bytes.length,
        ...headers,
      };
      const call = request(url, { agent, method: 'POST', headers: sent }, (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (part: string) => {
          text += part;
        });
        answer.once('error', reject);
        answer.once('end', () => {
          if (answer.statusCode === 201) resolve();
          else reject(new Error(`HTTP ${String(answer.statusCode)}: ${text.slice(0, 300)}`));
        });
      });
      call.once('error', reject);
      call.end(bytes);
    });
}
