import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { builtFolder, restoreOutput, publishOutput } from '../../build/output';
import { tempFolder } from '../support';

const file = tempFolder();

function write(name: string, text: string): void {
  mkdirSync(path.dirname(file(name)), { recursive: true });
  writeFileSync(file(name), text);
}

beforeEach(() => {
  write('.build/out/index.html', 'new');
  write('.build/out/blog/news.html', 'news');
});

test('a build becomes the output, and nothing of the old output is left', () => {
  write('out/index.html', 'old');
  write('out/blog/withdrawn.html', 'old');
  publishOutput(file());
  expect(readFileSync(file('out/index.html'), 'utf8')).toBe('new');
  expect(readdirSync(file('out/blog'))).toEqual(['news.html']);
  expect(readdirSync(file('.build'))).toEqual(['out']);
});

test('the first build needs no output', () => {
  publishOutput(file());
  expect(readFileSync(file('out/blog/news.html'), 'utf8')).toBe('news');
});

test('the next build does not write into the output that is being served', () => {
  publishOutput(file());
  rmSync(builtFolder(file()), { recursive: true });
  write('.build/out/index.html', 'newer');
  expect(readFileSync(file('out/index.html'), 'utf8')).toBe('new');
  publishOutput(file());
  expect(readFileSync(file('out/index.html'), 'utf8')).toBe('newer');
});

test('a build that cannot become the output leaves the old one', () => {
  write('out/index.html', 'old');
  rmSync(builtFolder(file()), { recursive: true });
  expect(() => {
    publishOutput(file());
  }).toThrow();
  expect(readFileSync(file('out/index.html'), 'utf8')).toBe('old');
});

test('an interrupted replacement is undone', () => {
  write('out/index.html', 'old');
  renameSync(file('out'), file('.build/previous'));
  restoreOutput(file());
  expect(readFileSync(file('out/index.html'), 'utf8')).toBe('old');
  expect(existsSync(file('.build/previous'))).toBe(false);
});

test('a replacement that was interrupted after the second rename is not undone', () => {
  write('out/index.html', 'new');
  write('.build/previous/index.html', 'old');
  restoreOutput(file());
  expect(readFileSync(file('out/index.html'), 'utf8')).toBe('new');
  expect(existsSync(file('.build/previous'))).toBe(false);
});
