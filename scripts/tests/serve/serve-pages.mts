import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { builtFolder, publishOutput } from '../../build/output';
import { ServedPages } from '../../serve/served-pages';

// Serves the output of a site while a second build replaces it. Prints what visitors get before, during and after that.
const [, , siteRoot = ''] = process.argv;
const site = path.join(siteRoot, 'site');
const siteUrl = 'http://localhost:18900';

function publish(name: string): void {
  const folder = builtFolder(site);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'about.html'), name);
  writeFileSync(path.join(folder, '_headers'), `/*\n  X-Build: ${name}\n`);
  writeFileSync(path.join(folder, '_redirects'), `/old /${name} 301\n`);
  publishOutput(site);
}

publish('first');
const pages = new ServedPages({
  root: process.cwd(),
  siteRoot,
  dataDir: siteRoot,
  sitePort: 18_900,
  cmsPort: 11_360,
  siteUrl,
  cmsUrl: 'http://127.0.0.1:11360',
  cmsPublicUrl: 'http://localhost:11360',
});
await pages.follow();

/** The builds that the text, the headers and the redirects of a page come from. */
async function look(): Promise<string> {
  const page = await pages.answer(new Request(`${siteUrl}/about`));
  const moved = await pages.answer(new Request(`${siteUrl}/old`));
  const words = [await page?.text(), page?.headers.get('x-build')];
  return [...words, moved?.headers.get('location')?.split('/').at(-1)].join(' ');
}

const isMissing = (await pages.answer(new Request(`${siteUrl}/nothing`))) === undefined;
/** The status of unusual requests and the build in the response's headers; undefined without a response. */
async function odd(): Promise<Record<string, string | undefined>> {
  const asked = [
    '/%zz',
    '/about/%E0%A4%A',
    '/_headers',
    '/_redirects',
    '//_headers',
    '/%5Fheaders',
  ];
  const described = (answer: Response | undefined) =>
    answer && `${String(answer.status)} ${String(answer.headers.get('x-build'))}`;
  const answers: Record<string, string | undefined> = {};
  for (const address of asked) {
    answers[address] = described(await pages.answer(new Request(new URL(`${siteUrl}${address}`))));
  }
  // As the server creates it: the constructor of `Request` does not accept this method.
  const trace = new Request(`${siteUrl}/about`);
  Object.defineProperty(trace, 'method', { value: 'TRACE' });
  answers.TRACE = described(await pages.answer(trace));
  return answers;
}

const oddAnswers = await odd();
const before = await look();
publish('second');
const built = await look();
const meanwhile = new Set<string>();
let isFollowing = true;
const following = pages.follow().then(() => {
  isFollowing = false;
});
const asksOn = () => isFollowing;
while (asksOn()) {
  const page = await pages.answer(new Request(`${siteUrl}/about`));
  meanwhile.add(`${String(await page?.text())} ${String(page?.headers.get('x-build'))}`);
}
await following;
const after = await look();
await pages.close();
console.log(
  JSON.stringify({ isMissing, oddAnswers, before, built, meanwhile: [...meanwhile], after }),
);
// The file server leaves timers behind.
process.exit(0);
