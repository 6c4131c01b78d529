import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { NetlifyDev } from '@netlify/dev';
import { linkTree } from '../build/output';
import type { Settings } from '../start/settings';
import { outputOf } from '../build/site';

/** The output of one build as it is served. */
interface Edition {
  files: NetlifyDev;
  folder: string;
  /** What it says with every answer. */
  everyAnswer: Readonly<Record<string, string>>;
}

/** What the host reads and does not serve. */
const instructions: ReadonlySet<string> = new Set(['_headers', '_redirects']);

/** The headers that the first rule of a `_headers` file, that of all addresses, gives to every answer; none without a file. */
function everyAnswerIn(file: string): Record<string, string> {
  const rules = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const rule = /^\/\*\n((?: {2}.+\n)+)/.exec(rules)?.[1] ?? '';
  return Object.fromEntries(
    [...rule.matchAll(/^ {2}([\w-]+): (.+)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
}

/** The parts of an address's path, as they are looked up. @throws URIError where it is none */
const partsOf = ({ url }: Request): string[] =>
  decodeURIComponent(new URL(url).pathname).split('/').filter(Boolean);

/**
 * Serves the output of the last good build as Netlify does: static files, redirects and headers. It serves a copy, since
 * files, redirects and headers of two builds must not mix, and a build exchanges its output while it is served.
 */
export class ServedPages {
  private readonly folder: string;
  private count = 0;
  private current: Edition | undefined;
  private former: Edition | undefined;
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly settings: Settings) {
    const { siteRoot, sitePort } = settings;
    this.folder = path.join(siteRoot, 'site/.build/served', String(sitePort));
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Answers a request, or gives undefined where the site has nothing. */
  async answer(request: Request): Promise<Response | undefined> {
    const refusal = this.refusalOf(request);
    if (refusal !== undefined) return refusal;
    return instructions.has(partsOf(request).join('/'))
      ? undefined
      : this.current?.files.handle(request);
  }

  /** An answer of the server itself, where the platform would give one of its own. */
  ownAnswer(
    status: number,
    text: string,
    headers: Readonly<Record<string, string>> = {},
  ): Response {
    return new Response(text, {
      status,
      headers: {
        ...this.current?.everyAnswer,
        'Content-Type': 'text/plain; charset=utf-8',
        'Cache-Control': 'no-store',
        ...headers,
      },
    });
  }

  /** Serves what was built last from now on. Requests that are under way are answered to their end. */
  follow(): Promise<void> {
    const run = this.last.then(() => this.exchange());
    this.last = run.catch(() => undefined);
    return run;
  }

  async close(): Promise<void> {
    await this.last;
    await this.current?.files.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** The answer to what the host refuses, which would be a fault of the server in its place. */
  private refusalOf(request: Request): Response | undefined {
    if (request.method === 'TRACE') {
      return this.ownAnswer(405, 'This method is not supported.', { Allow: 'GET, HEAD' });
    }
    try {
      partsOf(request);
      return undefined;
    } catch {
      return this.ownAnswer(400, 'This is not a valid address.');
    }
  }

  private async exchange(): Promise<void> {
    const next = await this.open();
    const { current, former } = this;
    this.current = next;
    await current?.files.stop();
    // The one before is still read by those who asked a moment ago; the one before that by nobody.
    this.former = current;
    if (former) rmSync(former.folder, { recursive: true, force: true });
  }

  private async open(): Promise<Edition> {
    this.count += 1;
    const folder = path.join(this.folder, String(this.count));
    const out = path.join(folder, 'site/out');
    linkTree(outputOf(this.settings), out);
    cpSync(path.join(this.settings.siteRoot, 'netlify.toml'), path.join(folder, 'netlify.toml'));
    const files = new NetlifyDev({
      projectRoot: folder,
      serverAddress: this.settings.siteUrl,
      skipGitignore: true,
      aiGateway: { enabled: false },
      // The store of the functions is another one, which stays when the pages change.
      blobs: { enabled: false },
      database: { enabled: false },
      edgeFunctions: { enabled: false },
      // What the file says is for builds. This process has its environment.
      environmentVariables: { enabled: false },
      functions: { enabled: false },
      geolocation: { enabled: false },
      images: { enabled: false },
    });
    await files.start();
    return { files, folder, everyAnswer: everyAnswerIn(path.join(out, '_headers')) };
  }
}
