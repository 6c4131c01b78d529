import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import type { Standing } from '../run/take';
import { environment } from './environment';
import { plot } from './plot';
import { reachTable } from './reach';
import { table } from './table';

const marks = ['<!-- bench: to reach -->', '<!-- bench: end -->'] as const;

const preface = `All sites have the same content, from one CMS, and the same server before them: HTTP/2, text compressed with gzip 9, on this
machine. **ours** is what is deployed; **stock** is the same site as Gatsby writes it, with its scripts at load; **astro** is
its twin with Astro 5 and React islands. They are measured in turn within each round. A figure is the median of its rounds. A KB is
1,000 bytes.`;

function shownIn(readme: string, rows: string): string {
  const [begin, end] = marks;
  const [from, to] = [readme.indexOf(begin), readme.indexOf(end)];
  if (from < 0 || to < from) return readme;
  return `${readme.slice(0, from + begin.length)}\n\n${rows}\n\n${readme.slice(to)}`;
}

/**
 * Writes table, plot and raw figures, and shows "To reach" in the README.
 * @param quick a quick look: the results go to `bench/.work/results` and the README stays
 * @returns the files, from the root
 */
export async function writeResults(
  root: string,
  standings: readonly Standing[],
  quick: boolean,
): Promise<string[]> {
  const folder = path.join(root, quick ? 'bench/.work/results' : 'bench/results');
  mkdirSync(folder, { recursive: true });
  const config = await resolveConfig(path.join(root, 'README.md'));
  const files: string[] = [];
  const write = async (file: string, text: string, parser?: 'json' | 'markdown') => {
    writeFileSync(file, parser === undefined ? text : await format(text, { ...config, parser }));
    files.push(path.relative(root, file));
  };

  const machine = await environment();
  const reports = standings.map(({ part, taken, total }) => ({
    part,
    taken,
    total,
    report: part.report(taken),
  }));
  const rows = reachTable(reports.flatMap(({ report }) => report.reach));
  const chapters = reports.map(({ part, taken, total, report }) => {
    const state =
      taken.length < total
        ? `\n\n${String(taken.length)} of ${String(total)} measured so far.`
        : '';
    return `## ${part.title}\n\n\`npm run bench -- --only ${part.name}\`${state}\n\n${report.markdown}`;
  });
  const markdown = [
    '# Speed',
    preface,
    '![The same figures as bars](speed.svg)',
    '## To reach',
    rows,
    ...chapters,
    '## Measured with',
    table(['', ''], Object.entries(machine)),
    '`npm run bench` repeats it all; it goes on where it stopped. The single measurements are in [speed.json](speed.json).',
  ].join('\n\n');
  const raw = {
    machine,
    parts: Object.fromEntries(reports.map(({ part, taken }) => [part.name, taken])),
  };

  await write(path.join(folder, 'speed.md'), markdown, 'markdown');
  await write(path.join(folder, 'speed.json'), JSON.stringify(raw), 'json');
  await write(path.join(folder, 'speed.svg'), plot(reports.flatMap(({ report }) => report.charts)));
  if (!quick) {
    const readme = path.join(root, 'README.md');
    await write(readme, shownIn(readFileSync(readme, 'utf8'), rows), 'markdown');
  }
  return files;
}
