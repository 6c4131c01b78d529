import { createHash, createHmac } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';

type Answer = (response: ServerResponse) => void;

/** A stand-in for the site's host: its build hook, and the site with its build record. */
export interface Host {
  /** The CMS's settings for this host. */
  env: { BUILD_HOOK_URL: string; SITE_URL: string };
  /** The times of the calls to the hook, in milliseconds. */
  calls: number[];
  /** The number of requests for the build record. */
  looks(): number;
  /** Sets the hook's answer: a status, none at all, or a broken connection. */
  hookAnswers(how: number | 'silence' | 'break'): void;
  /** Sets the build record: one with this revision, this text, or (if undefined) none. */
  siteSays(record: number | string | undefined): void;
  stop(): Promise<void>;
}

const hookPath = '/hook/0123456789abcdef';

const hookAnswer = (how: number | 'silence' | 'break'): Answer => {
  if (how === 'silence') return () => undefined;
  if (how === 'break') return (response) => response.destroy();
  return (response) => response.writeHead(how).end();
};

function siteAnswer(record: number | string | undefined): Answer {
  if (record === undefined) return (response) => response.writeHead(404).end();
  const text =
    typeof record === 'string'
      ? record
      : JSON.stringify({ revision: record, builtAt: new Date().toISOString() });
  return (response) => response.writeHead(200, { 'Content-Type': 'application/json' }).end(text);
}

/** Starts a host whose hook accepts every call and whose site has no build record yet. */
export async function startHost(): Promise<Host> {
  const calls: number[] = [];
  let looks = 0;
  let hook = hookAnswer(200);
  let site = siteAnswer(undefined);
  const server = createServer((request, response) => {
    request.resume();
    if (request.method === 'POST' && request.url === hookPath) {
      calls.push(Date.now());
      hook(response);
      return;
    }
    looks += 1;
    site(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The host has no port.');
  const url = `http://127.0.0.1:${String(address.port)}`;
  return {
    env: { BUILD_HOOK_URL: `${url}${hookPath}`, SITE_URL: url },
    calls,
    looks: () => looks,
    hookAnswers(how) {
      hook = hookAnswer(how);
    },
    siteSays(record) {
      site = siteAnswer(record);
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

interface Signing {
  secret: string;
  header?: object;
  claims?: object;
}

/** A signature like the host's: a JSON Web Signature whose claim `sha256` is the hash of the body. */
export function signDeploy(
  body: string,
  { secret, header = { alg: 'HS256', typ: 'JWT' }, claims = {} }: Signing,
): string {
  const sha256 = createHash('sha256').update(body).digest('hex');
  const content = `${encode(header)}.${encode({ iss: 'netlify', sha256, ...claims })}`;
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
}
