import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readEnvExample } from './env-example';
import { namesMentioned, variablesRead } from './variable-reads';

const root = join(__dirname, '../..');

/** Set by the platform, by Node's tools or by the code itself, not by whoever runs this. */
const setByOthers = ['NODE_ENV', 'CONTEXT', 'CI', 'TZ', 'TEST_CLOCK'];

/** Tests set variables for what they start; that is no reading. */
const noSource = /^(?:node_modules|public|out|dist|tests|\..*)$/;

function listSources(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !noSource.test(name))
    .flatMap((item) => {
      const path = `${folder}/${item.name}`;
      if (item.isDirectory()) return listSources(path);
      return /\.(?:ts|tsx|mjs)$/.test(item.name) ? [path] : [];
    });
}

const rooms = ['scripts', 'cms/config', 'cms/src', 'functions', 'site', 'e2e'];
const sourceFiles = rooms.flatMap(listSources);

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const explained = readEnvExample(read('.env.example'));

it('every environment variable that the code reads is explained in .env.example', () => {
  const known = [...setByOthers, ...explained.map(({ name }) => name)];
  const unexplained = sourceFiles.flatMap((path) =>
    variablesRead(path, read(path))
      .filter((name) => !known.includes(name))
      .map((name) => `${path} reads ${name}`),
  );
  expect(unexplained).toEqual([]);
});

it('every variable in .env.example is used by the code', () => {
  const used = new Set(sourceFiles.flatMap((path) => namesMentioned(path, read(path))));
  expect(explained.map(({ name }) => name).filter((name) => !used.has(name))).toEqual([]);
});

it('every variable in .env.example stands there once, below a comment', () => {
  const names = explained.map(({ name }) => name);
  expect(names.length).toBeGreaterThan(0);
  expect(names).toEqual([...new Set(names)]);
  expect(explained.filter(({ explanation }) => explanation === '')).toEqual([]);
});

it.each([
  ['process.env.A_B', 'A_B'],
  ["process.env['A_B']", 'A_B'],
  ['const { A_B } = process.env', 'A_B'],
  ['const { A_B: x } = process.env', 'A_B'],
  ['env.A_B', 'A_B'],
  ["env('A_B', 'fallback')", 'A_B'],
  ["env.int('A_B', 1)", 'A_B'],
  ["Netlify.env.get('A_B')", 'A_B'],
  ["required(env, 'A_B')", 'A_B'],
  ["optional('A_B')", 'A_B'],
  ["wholeNumber('A_B', 1, 0, 9)", 'A_B'],
])('finds what %s reads', (source, name) => {
  expect(variablesRead('sample.ts', source)).toEqual([name]);
});

it.each(['// process.env.A_B', "code('A_B')", 'other.A_B', "const code = 'A_B'"])(
  'finds nothing read by %s',
  (source) => {
    expect(variablesRead('sample.ts', source)).toEqual([]);
  },
);

it('counts a name in a list as used, and none in a comment', () => {
  expect(namesMentioned('sample.ts', "const all = ['A_B']; // C_D")).toEqual(['A_B']);
});

it('reads variables with the comment above them', () => {
  const text = '# Port.\n#PORT=1\n\nBARE=\n\n# Both\n# keys.\nA=\n#B=\n# Last.\n#C=\n';
  expect(readEnvExample(text)).toEqual([
    { name: 'PORT', explanation: 'Port.' },
    { name: 'BARE', explanation: '' },
    { name: 'A', explanation: 'Both keys.' },
    { name: 'B', explanation: 'Both keys.' },
    { name: 'C', explanation: 'Last.' },
  ]);
});
