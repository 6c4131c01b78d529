import { parseHtml } from '../../../cms-source/parse-html';
import { excerptOf, textOf } from '../../../src/ui/rich-text/text-of';

test('the texts of blocks are separated by spaces, and emphasised text is not', () => {
  const html = '<h2>One</h2><p>t<em>w</em>o<br>three</p><ul><li>four</li><li>five</li></ul>';
  expect(textOf(parseHtml(html))).toBe('One two three four five');
});

test('an excerpt ends between words, without the punctuation before the cut', () => {
  expect(excerptOf(parseHtml('<p>One two, three four.</p>'), 10)).toBe('One two…');
});

test('a short text is its own excerpt', () => {
  expect(excerptOf(parseHtml('<p>One two.</p>'), 8)).toBe('One two.');
});

test('a single long word is cut', () => {
  expect(excerptOf(parseHtml('<p>Reorganisation</p>'), 5)).toBe('Reorg…');
});
