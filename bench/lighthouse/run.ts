import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findBrowser } from '../../scripts/browser';
import { run } from '../../scripts/processes';
import { readCertificate } from '../house/certificate';
import type { Bench, Found } from '../part';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** What stands at a path of keys in Lighthouse's answer. */
const reach = (value: unknown, ...keys: (string | number)[]): unknown =>
  keys.reduce<unknown>((inner, key) => (isRecord(inner) ? inner[key] : undefined), value);

function numberAt(value: unknown, ...keys: string[]): number {
  const found = reach(value, ...keys);
  if (typeof found === 'number') return found;
  throw new Error(
    `Lighthouse tells no ${keys.join('.')}: ${String(reach(value, 'runtimeError', 'message'))}`,
  );
}

const listAt = (value: unknown, ...keys: string[]): unknown[] => {
  const found = reach(value, ...keys);
  return Array.isArray(found) ? found : [];
};

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** The audits of a category that cost points. */
function costly(answer: unknown, category: string): string[] {
  return listAt(answer, 'categories', category, 'auditRefs').flatMap((ref) => {
    const [id, weight] = [reach(ref, 'id'), reach(ref, 'weight')];
    if (typeof id !== 'string' || typeof weight !== 'number' || weight === 0) return [];
    const score = reach(answer, 'audits', id, 'score');
    return typeof score === 'number' && score < 1 ? [`${id} ${score.toFixed(2)}`] : [];
  });
}

const scriptBytes = (answer: unknown): number =>
  listAt(answer, 'audits', 'network-requests', 'details', 'items')
    .filter((item) => reach(item, 'resourceType') === 'Script')
    .reduce<number>((sum, item) => sum + numberAt(item, 'transferSize'), 0);

/** Lighthouse on a phone with its own simulated network, in a process and a browser of its own. */
export async function runLighthouse(bench: Bench, url: string): Promise<Found> {
  const output = path.join(bench.work, 'answer.json');
  mkdirSync(bench.work, { recursive: true });
  rmSync(output, { force: true });
  const { browserFlag } = await readCertificate(bench.root);
  await run({
    name: 'Lighthouse',
    script: path.join(bench.root, 'bench/node_modules/lighthouse/cli/index.js'),
    args: [
      url,
      '--quiet',
      '--output=json',
      `--output-path=${output}`,
      // The fallback page comes with status 404.
      '--ignore-status-code',
      `--chrome-flags=--headless=new --no-sandbox ${browserFlag}`,
    ],
    cwd: bench.work,
    env: { ...process.env, CHROME_PATH: await findBrowser() },
    log: path.join(bench.work, 'lighthouse.log'),
  });
  const answer: unknown = JSON.parse(readFileSync(output, 'utf8'));
  const audit = (id: string) => numberAt(answer, 'audits', id, 'numericValue');
  const score = (name: string) => Math.round(numberAt(answer, 'categories', name, 'score') * 100);
  return {
    figures: {
      ...Object.fromEntries(categories.map((name) => [name, score(name)])),
      fcp: audit('first-contentful-paint'),
      lcp: audit('largest-contentful-paint'),
      tbt: audit('total-blocking-time'),
      cls: audit('cumulative-layout-shift'),
      scripts: scriptBytes(answer),
    },
    notes: categories.flatMap((name) => costly(answer, name)),
  };
}
