import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { NetlifyDev } from '@netlify/dev';
import { linkTree } from '../build/output';
import type { Settings } from '../start/settings';
import { outputOf } from '../build/site';
import { answerExactly, splitRules, type SplitRules } from './exact-rules';

/** The served copy of one build's output. */
interface Edition {
  files: NetlifyDev;
  folder: string;
  /** The headers of every answer. */
  everyAnswer: Readonly<Record<string, string>>;
  /** The redirects of single addresses. */
  rules: SplitRules['exact'];
}

/** The files that the host reads but does not serve. */
const instructions: ReadonlySet<string> = new Set(['_headers', '_redirects']);

/** The headers of every answer: those of the first rule in a `_headers` file, which is for all addresses. None without a file. */
function everyAnswerIn(file: string): Record<string, string> {
  const rules = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const rule = /^\/\*\n((?: {2}.+\n)+)/.exec(rules)?.[1] ?? '';
  return Object.fromEntries(
    [...rule.matchAll(/^ {2}([\w-]+): (.+)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
}

/**
 * Serves the output of the last successful build as Netlify does: static files, redirects and headers. It serves a copy,
 * because a build may replace the output meanwhile, and the files, redirects and headers of two builds must not mix.
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

  /** Answers a request; undefined if the site has nothing at its address. */
  async answer(request: Request): Promise<Response | undefined> {
    // The host refuses these, and here they would be a server error.
    if (request.method === 'TRACE') {
      return this.ownAnswer(405, 'This method is not supported.', { Allow: 'GET, HEAD' });
    }
    try {
      const parts = decodeURIComponent(new URL(request.url).pathname).split('/').filter(Boolean);
      if (instructions.has(parts.join('/'))) return undefined;
    } catch {
      return this.ownAnswer(400, 'This is not a valid address.');
    }
    const { current } = this;
    if (current === undefined) return undefined;
    const page = (asked: Request) => current.files.handle(asked);
    return (await page(request)) ?? answerExactly(current.rules, request, page);
  }

  /** An answer of the server itself, where the platform would give its own. */
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

  /** Switches to the last build. Requests under way are answered in full. */
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

  private async exchange(): Promise<void> {
    const next = await this.open();
    const { current, former } = this;
    this.current = next;
    await current?.files.stop();
    // Earlier requests may still read the previous copy, but not the one before it.
    this.former = current;
    if (former) rmSync(former.folder, { recursive: true, force: true });
  }

  private async open(): Promise<Edition> {
    this.count += 1;
    const folder = path.join(this.folder, String(this.count));
    const out = path.join(folder, 'site/out');
    linkTree(outputOf(this.settings), out);
    cpSync(path.join(this.settings.siteRoot, 'netlify.toml'), path.join(folder, 'netlify.toml'));
    const rules = path.join(out, '_redirects');
    const { exact, others } = splitRules(existsSync(rules) ? readFileSync(rules, 'utf8') : '');
    // Removed first: the file is a link to that of the build.
    rmSync(rules, { force: true });
    writeFileSync(rules, others);
    const files = new NetlifyDev({
      projectRoot: folder,
      serverAddress: this.settings.siteUrl,
      skipGitignore: true,
      aiGateway: { enabled: false },
      // The functions have a store of their own, which outlives the pages.
      blobs: { enabled: false },
      database: { enabled: false },
      edgeFunctions: { enabled: false },
      // The variables in netlify.toml are for builds. This process has its own environment.
      environmentVariables: { enabled: false },
      functions: { enabled: false },
      geolocation: { enabled: false },
      images: { enabled: false },
    });
    await files.start();
    return { files, folder, everyAnswer: everyAnswerIn(path.join(out, '_headers')), rules: exact };
  }
}
