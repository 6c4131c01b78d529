import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findBrowser } from '../../scripts/test/browser';
import { run } from '../../scripts/processes/processes';
import { readCertificate } from '../sites/certificate';
import type { Bench, Figures } from '../part';
import { isRecord } from '../run/journal';

/** The value at a path of keys in Lighthouse's result. */
const reach = (value: unknown, ...keys: string[]): unknown =>
  keys.reduce<unknown>((inner, key) => (isRecord(inner) ? inner[key] : undefined), value);

function numberAt(value: unknown, ...keys: string[]): number {
  const found = reach(value, ...keys);
  if (typeof found === 'number') return found;
  throw new Error(
    `Lighthouse tells no ${keys.join('.')}: ${String(reach(value, 'runtimeError', 'message'))}`,
  );
}

/** Lighthouse's categories. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Lighthouse's mobile run with its simulated network, in a process and a browser of its own. */
export async function runLighthouse(bench: Bench, url: string): Promise<Figures> {
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
    ...Object.fromEntries(categories.map((name) => [name, score(name)])),
    lcp: audit('largest-contentful-paint'),
    tbt: audit('total-blocking-time'),
    cls: audit('cumulative-layout-shift'),
  };
}
