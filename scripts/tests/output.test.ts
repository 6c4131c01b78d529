import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { builtFolder, restoreOutput, takeOverOutput } from '../output';

let site: string;

const file = (name: string) => path.join(site, name);

function write(name: string, text: string): void {
  mkdirSync(path.dirname(file(name)), { recursive: true });
  writeFileSync(file(name), text);
}

beforeEach(() => {
  site = mkdtempSync(path.join(os.tmpdir(), 'output-'));
  write('.build/out/index.html', 'new');
  write('.build/out/blog/news.html', 'news');
});

afterEach(() => {
  rmSync(site, { recursive: true, force: true });
});

test('what was built becomes the output, and nothing of the old one is left', () => {
  write('out/index.html', 'old');
  write('out/blog/withdrawn.html', 'old');
  takeOverOutput(site);
  expect(readFileSync(file('out/index.html'), 'utf8')).toBe('new');
  expect(readdirSync(file('out/blog'))).toEqual(['news.html']);
  expect(readdirSync(file('.build'))).toEqual(['out']);
});

test('the first build needs no output', () => {
  takeOverOutput(site);
  expect(readFileSync(file('out/blog/news.html'), 'utf8')).toBe('news');
});

test('the next build does not write into what is served', () => {
  takeOverOutput(site);
  rmSync(builtFolder(site), { recursive: true });
  write('.build/out/index.html', 'newer');
  expect(readFileSync(file('out/index.html'), 'utf8')).toBe('new');
  takeOverOutput(site);
  expect(readFileSync(file('out/index.html'), 'utf8')).toBe('newer');
});

test('an output that cannot be taken over leaves the old one', () => {
  write('out/index.html', 'old');
  rmSync(builtFolder(site), { recursive: true });
  expect(() => {
    takeOverOutput(site);
  }).toThrow();
  expect(readFileSync(file('out/index.html'), 'utf8')).toBe('old');
});

test('an exchange that was cut off is undone', () => {
  write('out/index.html', 'old');
  renameSync(file('out'), file('.build/previous'));
  restoreOutput(site);
  expect(readFileSync(file('out/index.html'), 'utf8')).toBe('old');
  expect(existsSync(file('.build/previous'))).toBe(false);
});

test('one that was cut off after its end is not', () => {
  write('out/index.html', 'new');
  write('.build/previous/index.html', 'old');
  restoreOutput(site);
  expect(readFileSync(file('out/index.html'), 'utf8')).toBe('new');
  expect(existsSync(file('.build/previous'))).toBe(false);
});
