/**
 * @jest-environment jsdom
 */
/// <reference lib="dom" />
import { excerpt } from '../../../../../src/plugins/web-admin/admin/src/ui/table/excerpt';

test('mark-up is removed and its text stays', () => {
  expect(excerpt('<p>Payroll in <strong>five</strong> <a href="/x">countries</a>.</p>')).toBe(
    'Payroll in five countries.',
  );
});

test('two blocks are two words, and mark-up within a word does not split it', () => {
  expect(excerpt('<h2>Plan</h2><p>pay<em>roll</em></p><ul><li>one</li><li>two</li></ul>')).toBe(
    'Plan payroll one two',
  );
});

test('a line break is a space', () => {
  expect(excerpt('<p>one<br>two</p>')).toBe('one two');
});

test('entities become characters', () => {
  expect(excerpt('<p>R&amp;D &lt;b&gt; 5&nbsp;m</p>')).toBe('R&D <b> 5 m');
});

test('a long text ends with a whole word', () => {
  expect(excerpt('<p>one two three four</p>', 10)).toBe('one two…');
});

test('a word that ends at the limit is kept', () => {
  expect(excerpt('<p>one two three</p>', 7)).toBe('one two…');
});

test('a text that just fits has no ellipsis', () => {
  expect(excerpt('<p>one two</p>', 7)).toBe('one two');
});

test('there is no comma before the ellipsis', () => {
  expect(excerpt('<p>one, two, three</p>', 9)).toBe('one, two…');
});

test('a word that is longer than the limit is cut', () => {
  expect(excerpt(`<p>${'x'.repeat(50)}</p>`, 10)).toBe(`${'x'.repeat(10)}…`);
});

test('a cut never leaves half a character', () => {
  expect(excerpt(`<p>a${'😀'.repeat(10)}</p>`, 10)).toBe(`a${'😀'.repeat(4)}…`);
});

test('pictures, scripts and styles have no text', () => {
  const html = '<p>a<img src="x" alt="b" onerror="c"></p><script>d</script><style>e{}</style>';
  expect(excerpt(html)).toBe('a');
});

test('nothing in the text runs or becomes part of the page', () => {
  excerpt('<img src=x onerror="window.ran = true"><script>window.ran = true</script>');
  expect(window).not.toHaveProperty('ran');
  expect(document.images).toHaveLength(0);
});

test.each(['', '<p></p>', '<p> &nbsp; </p>'])('%j has no excerpt', (html) => {
  expect(excerpt(html)).toBe('');
});
