import { parseHtml } from '../../../cms-source/parse-html';
import { splitStandfirst } from '../../../src/features/blog/article/split-standfirst';

test('a short first paragraph is shown under the title', () => {
  const { standfirst, rest } = splitStandfirst(
    parseHtml('<p>Agree <em>first</em>.</p><p>Then move.</p>'),
  );
  expect(standfirst).toBe('Agree first.');
  expect(rest).toEqual(parseHtml('<p>Then move.</p>'));
});

test.each([
  ['is alone', '<p>Agree first.</p>'],
  ['is a heading', '<h2>Agree</h2><p>First.</p>'],
  ['has a link', '<p>Agree <a href="/faq">first</a>.</p><p>Then move.</p>'],
  ['is long', `<p>${'Agree first. '.repeat(20)}</p><p>Then move.</p>`],
])('a first block that %s stays in the body', (_why, html) => {
  expect(splitStandfirst(parseHtml(html))).toEqual({ rest: parseHtml(html) });
});
