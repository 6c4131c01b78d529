import {
  cleanHtml,
  isLinked,
  isPictureAddress,
} from '../../../../src/plugins/web-admin/admin/src/editor/content-rules';

test.each(['', '<p></p>', '<p> &nbsp;<br></p><h2></h2>', '<ul><li><p></p></li></ul>'])(
  'a description without visible content is empty: %j',
  (html) => {
    expect(cleanHtml(html)).toBe('');
  },
);

test.each(['<p>A</p>', '<img src="data:image/png;base64,AA" alt="">'])(
  'a description with a word or a picture is not empty: %j',
  (html) => {
    expect(cleanHtml(html)).toBe(html);
  },
);

test("the editor's empty last line is not sent, but empty lines in between are", () => {
  expect(cleanHtml('<p>A</p><p></p><h2>B</h2><p></p>')).toBe('<p>A</p><p></p><h2>B</h2>');
});

test('links to the site itself stay, scripts do not', () => {
  expect(isLinked('/faq#a')).toBe(true);
  expect(isLinked('\tjavascript:alert(1)')).toBe(false);
});

test.each([
  ['data:image/png;base64,AAAA', true],
  ['/uploads/a.png', true],
  ['https://cms.example.com/uploads/a.png', true],
  ['data:image/svg+xml;base64,AAAA', false],
  ['data:text/html,<script>', false],
  ['javascript:alert(1)', false],
])('a picture at %j stays: %s', (address, stays) => {
  expect(isPictureAddress(address)).toBe(stays);
});
