/** @jest-environment node */
import fs, {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { swapFolder } from '../../publish/atomic-files';
import { openWorkshop } from './workshop';

const { place, write } = openWorkshop();

const fillWith = (text: string) => (folder: string) => {
  writeFileSync(join(folder, 'index.html'), text);
};
const published = () => readFileSync(place('out/index.html'), 'utf8');

test('the new content replaces the old, and nothing else is left', () => {
  write({ 'out/index.html': 'old', 'out/withdrawn.html': 'old' });
  swapFolder(place('out'), fillWith('new'));
  expect(published()).toBe('new');
  expect(readdirSync(place('out'))).toEqual(['index.html']);
  expect(existsSync(place('.publish'))).toBe(false);
});

test('after an interruption between the two renames the old content is restored before new content is written', () => {
  write({ 'out/index.html': 'old' });
  mkdirSync(place('.publish/next'), { recursive: true });
  renameSync(place('out'), place('.publish/previous'));
  swapFolder(place('out'), (folder) => {
    expect(published()).toBe('old');
    fillWith('new')(folder);
  });
  expect(published()).toBe('new');
});

test('the old content is in place after an interrupted replacement and another failure', () => {
  mkdirSync(place('.publish/previous'), { recursive: true });
  write({ '.publish/previous/index.html': 'old' });
  expect(() => {
    swapFolder(place('out'), () => {
      throw new Error('no room');
    });
  }).toThrow('no room');
  expect(published()).toBe('old');
});

test('if a replacement fails and cannot be undone, the next call restores the old content', () => {
  write({ 'out/index.html': 'old' });
  const takeAway = fs.renameSync.bind(fs);
  const rename = jest.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
    if (to === place('out')) throw new Error('the disk is full');
    takeAway(from, to);
  });
  expect(() => {
    swapFolder(place('out'), fillWith('new'));
  }).toThrow('the disk is full');
  rename.mockRestore();
  expect(existsSync(place('out'))).toBe(false);
  expect(() => {
    swapFolder(place('out'), () => {
      throw new Error('no room');
    });
  }).toThrow('no room');
  expect(published()).toBe('old');
});
