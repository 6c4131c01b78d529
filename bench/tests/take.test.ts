import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NotReady, type Part } from '../part';
import { takePart } from '../run/take';

const options = { only: [], fresh: false, quick: false, write: true, minutes: 45 };
const later = () => Date.now() + 60_000;
const nothing = () => undefined;

beforeEach(() => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
});

afterEach(() => {
  jest.restoreAllMocks();
});

function partOf(taken: string[], fails: () => Error | undefined = () => undefined): Part {
  return {
    name: 'sample',
    title: 'Sample',
    inTable: true,
    inputs: [],
    measurements: () =>
      ['one', 'two', 'three'].map((page) => ({
        of: { page },
        round: 1,
        take: () => {
          const failure = page === 'two' ? fails() : undefined;
          if (failure !== undefined) return Promise.reject(failure);
          taken.push(page);
          return Promise.resolve({ ms: 1 });
        },
      })),
    report: () => ({ markdown: '', rows: [], charts: [] }),
  };
}

const folder = () => mkdtempSync(join(tmpdir(), 'bench-'));

it('makes each measurement once, over two runs', async () => {
  const [root, taken] = [folder(), new Array<string>()];
  await takePart(root, partOf(taken), options, later(), nothing);
  await takePart(root, partOf(taken), options, later(), nothing);
  expect(taken).toEqual(['one', 'two', 'three']);
});

it('repeats all measurements after a fresh start', async () => {
  const [root, taken] = [folder(), new Array<string>()];
  await takePart(root, partOf(taken), options, later(), nothing);
  await takePart(root, partOf(taken), { ...options, fresh: true }, later(), nothing);
  expect(taken).toHaveLength(6);
});

it('keeps the measurements of short and full runs apart', async () => {
  const [root, taken] = [folder(), new Array<string>()];
  await takePart(root, partOf(taken), options, later(), nothing);
  const quick = { ...options, quick: true, fresh: true };
  await takePart(root, partOf(taken), quick, later(), nothing);
  expect(taken).toHaveLength(6);
  await takePart(root, partOf(taken), options, later(), nothing);
  expect(taken).toHaveLength(6);
});

it('keeps the other measurements if one fails, and repeats only that one in the next run', async () => {
  const [root, taken] = [folder(), new Array<string>()];
  const first = await takePart(
    root,
    partOf(taken, () => new Error('no answer')),
    options,
    later(),
    nothing,
  );
  expect(first.failed).toEqual(['two · round 1: Error: no answer']);
  expect(taken).toEqual(['one', 'three']);
  const second = await takePart(root, partOf(taken), options, later(), nothing);
  expect(taken).toEqual(['one', 'three', 'two']);
  expect(second.taken).toHaveLength(second.total);
});

it('starts nothing after its time limit', async () => {
  const taken = new Array<string>();
  const { total } = await takePart(folder(), partOf(taken), options, Date.now() - 1, nothing);
  expect(taken).toEqual([]);
  expect(total).toBe(3);
});

it('stops what the part started, in reverse order', async () => {
  const ended = new Array<string>();
  const part: Part = {
    ...partOf([]),
    measurements: (bench) => {
      bench.atEnd(() => Promise.resolve(ended.push('CMS')));
      bench.atEnd(() => Promise.resolve(ended.push('site')));
      return [];
    },
  };
  await takePart(folder(), part, options, later(), nothing);
  expect(ended).toEqual(['site', 'CMS']);
});

it('stops at once when something that all measurements need is missing', async () => {
  const taken = new Array<string>();
  const part = partOf(taken, () => new NotReady('The build of the site failed.'));
  await expect(takePart(folder(), part, options, later(), nothing)).rejects.toThrow(
    'The build of the site failed.',
  );
  expect(taken).toEqual(['one']);
});
