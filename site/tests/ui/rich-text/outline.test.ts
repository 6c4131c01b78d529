import { parseHtml } from '../../../cms-source/parse-html';
import { outline } from '../../../src/ui/rich-text/outline';

test('each main heading gets its own id and is listed in the contents', () => {
  const html =
    '<p>Begin</p><h2>Who pays, when?</h2><h3>Aside</h3><h2>Ärger</h2><h2>Who pays, when?</h2>';
  const { body, contents } = outline(parseHtml(html));
  expect(contents).toEqual([
    { id: 'part-who-pays-when', text: 'Who pays, when?' },
    { id: 'part-arger', text: 'Ärger' },
    { id: 'part-who-pays-when~2', text: 'Who pays, when?' },
  ]);
  expect(
    body.flatMap((node) => (typeof node === 'string' || node.tag === 'img' ? [] : [node.id])),
  ).toEqual([undefined, 'part-who-pays-when', undefined, 'part-arger', 'part-who-pays-when~2']);
});
