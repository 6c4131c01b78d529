import path from 'node:path';
import { buildCms } from '../cms';
import { Progress } from '../progress';
import type { Selectable } from './all-suites';
import { runLanes } from './lanes';
import type { Part } from './part';
import { describeSelection, readArguments, select, withoutLine } from './selection';
import type { Suite } from './suites';
import type { Ended } from './summary';

/** The suites that have something of what was selected, each with its own. */
async function partsOf(root: string, suites: Suite[], words: string[], flags: string[]) {
  const part = (suite: Suite, files: string[], title?: string): Part => ({
    name: suite.name,
    run: (run) => suite.run(run, { files, flags, ...(title === undefined ? {} : { title }) }),
  });
  if (words.length === 0) return suites.map((suite) => part(suite, []));

  const lists = await Promise.all(suites.map((suite) => suite.paths(root)));
  const selection = select(words, lists.flat());
  console.log(describeSelection(selection));
  return suites.flatMap((suite, index) => {
    const files = selection.files.filter((file) => lists[index]?.includes(withoutLine(file)));
    const isLeftOut = selection.files.length > 0 && files.length === 0;
    return isLeftOut ? [] : [part(suite, files, selection.title)];
  });
}

/**
 * Runs the tests of one command that are selected. The terminal is the test runner's.
 * @param command the npm script
 * @param args what stands behind `--`: see `readArguments`
 * @returns every part
 */
export async function runSelected(
  root: string,
  command: string,
  { suites, needsCms, otherwise = [] }: Selectable,
  args: string[],
): Promise<Ended[]> {
  const { words, flags } = readArguments(args);
  const parts = await partsOf(root, suites, words.length > 0 ? words : otherwise, flags);
  if (needsCms) {
    await new Progress(1).during('Building the CMS and its admin panel', () =>
      buildCms(root, path.join(root, '.test/logs')),
    );
  }
  const stages = parts.map((part) => [[part]]);
  return runLanes(stages, command, { root, log: () => undefined }, {});
}
