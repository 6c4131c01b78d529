import { parseHtml } from '../../../cms-source/parse-html';
import { outline } from '../../../src/ui/rich-text/outline';

test('each heading of the upper two levels gets its own id and is listed in the contents', () => {
  const html =
    '<p>Begin</p><h2>Who pays, when?</h2><h3>Aside</h3><h4>Deep</h4><h2>Ärger</h2><h2>Who pays, when?</h2><h3>Aside</h3>';
  const { body, contents } = outline(parseHtml(html));
  expect(contents).toEqual([
    {
      id: 'part-who-pays-when',
      text: 'Who pays, when?',
      parts: [{ id: 'part-aside', text: 'Aside' }],
    },
    { id: 'part-arger', text: 'Ärger', parts: [] },
    {
      id: 'part-who-pays-when~2',
      text: 'Who pays, when?',
      parts: [{ id: 'part-aside~2', text: 'Aside' }],
    },
  ]);
  expect(
    body.flatMap((node) => (typeof node === 'string' || node.tag === 'img' ? [] : [node.id])),
  ).toEqual([
    ...[undefined, 'part-who-pays-when', 'part-aside', undefined],
    ...['part-arger', 'part-who-pays-when~2', 'part-aside~2'],
  ]);
});

test('headings of the second level without one above them are listed as they are', () => {
  const { contents } = outline(parseHtml('<h3>One</h3><p>Text</p><h3>Two</h3>'));
  expect(contents.map(({ text }) => text)).toEqual(['One', 'Two']);
});
