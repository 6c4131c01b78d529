import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import type { Standing } from '../run/take';
import { environment } from './environment';
import { plot } from './plot';
import { putIntoReadme } from './readme';
import { rowsTable } from './rows';

const preface = `All sites have the same content, from one CMS, and the same server before them: HTTP/2, text compressed with gzip 9, on this
machine. **ours** is what is deployed; **stock** is the same site as Gatsby writes it, with its scripts at load; **astro** is
its twin with Astro 5 and React islands. They are measured in turn within each round. A figure is the median of its rounds. A KB is
1,000 bytes.`;

const shortRun = `, in a short run (\`npm run bench -- --quick\`: one round, three of the taps, Lighthouse on the five kinds of page alone)`;

const drawing = 'Bars that compare our pages and builds with those of the twins';

/** Markdown, formatted like the rest of this checkout. */
async function formatted(root: string, markdown: string): Promise<string> {
  const config = await resolveConfig(path.join(root, 'README.md'));
  return format(markdown, { ...config, parser: 'markdown' });
}

const rowsOf = (standings: readonly Standing[]) =>
  rowsTable(
    standings.map(({ part, measured, total }) => ({
      rows: part.report(measured).rows,
      complete: measured.length === total,
    })),
  );

/** The README's table, for the terminal. */
export const resultsTable = (root: string, standings: readonly Standing[]): Promise<string> =>
  formatted(root, rowsOf(standings));

function chapter({ part, measured, total }: Standing): string {
  const heading = `## ${part.title}\n\n\`npm run bench -- --only ${part.name}\``;
  if (measured.length === 0) return `${heading}\n\nNot measured yet.`;
  const state =
    measured.length < total
      ? `\n\n${String(measured.length)} of ${String(total)} measured so far.`
      : '';
  return `${heading}${state}\n\n${part.report(measured).markdown}`;
}

/**
 * Writes tables, plot and figures to `bench/results/`, and table, plot and a sentence about the machine to the README.
 * @param quick whether the figures are those of a short run, which is said beside them
 * @returns the files, from the root
 */
export async function writeResults(
  root: string,
  standings: readonly Standing[],
  quick: boolean,
): Promise<string[]> {
  const folder = path.join(root, 'bench/results');
  mkdirSync(folder, { recursive: true });
  const files: string[] = [];
  const write = (file: string, text: string) => {
    writeFileSync(file, text);
    files.push(path.relative(root, file));
  };

  const isMeasured = standings.some(({ measured }) => measured.length > 0);
  const machine = isMeasured
    ? `${await environment()}${quick ? shortRun : ''}.`
    : 'Nothing of this code is measured yet.';
  const rows = rowsOf(standings);
  const markdown = [
    '# Speed',
    preface,
    machine,
    ...(isMeasured ? [`![${drawing}](speed.svg)`] : []),
    `## Budgets\n\n${rows}`,
    ...standings.map(chapter),
    'The single measurements are in [speed.jsonl](speed.jsonl).',
  ];
  const lines = standings.flatMap(({ part, measured }) =>
    measured.map((each) => JSON.stringify({ part: part.name, ...each })),
  );
  const charts = standings.flatMap(({ part, measured }) => part.report(measured).charts);

  write(path.join(folder, 'speed.md'), await formatted(root, markdown.join('\n\n')));
  write(path.join(folder, 'speed.jsonl'), lines.map((line) => `${line}\n`).join(''));
  write(path.join(folder, 'speed.svg'), plot(charts));
  const readme = path.join(root, 'README.md');
  const shown = [
    rows,
    machine,
    ...(isMeasured ? [`[![${drawing}](bench/results/speed.svg)](bench/results/speed.md)`] : []),
  ];
  write(
    readme,
    await formatted(root, putIntoReadme(readFileSync(readme, 'utf8'), shown.join('\n\n'))),
  );
  return files;
}
