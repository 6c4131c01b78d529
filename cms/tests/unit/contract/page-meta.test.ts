import { pageMeta, sharedPictureOf } from '../../../src/contract/content/page-meta';
import { cutLine, lineWidth, visibleText } from '../../../src/contract/content/visible-text';

const text = 'Agree on one headcount first. '.repeat(10).trim();

test('without own words, a page is described by its title and the beginning of its text', () => {
  const { documentTitle, title, description } = pageMeta({ title: 'One headcount', text });
  expect(documentTitle).toBe('One headcount | HR & Finance Cloud Consulting');
  expect(title).toBe('One headcount');
  expect(description.length).toBeLessThanOrEqual(156);
  expect(text.startsWith(description.replace('…', ''))).toBe(true);
});

test('own words replace both as they are written', () => {
  const own = { metaTitle: 'Headcounts, compared', metaDescription: 'What to agree on first.' };
  expect(pageMeta({ title: 'One headcount', text, ...own })).toEqual({
    documentTitle: 'Headcounts, compared',
    title: 'Headcounts, compared',
    description: 'What to agree on first.',
  });
});

test.each(['', '  ', '\u200b', null, undefined])(
  'own words that nobody sees (%j) are none',
  (own) => {
    const meta = pageMeta({ title: 'One', text: 'Short.', metaTitle: own, metaDescription: own });
    expect(meta).toMatchObject({ title: 'One', description: 'Short.' });
  },
);

test.each([
  ['own', ['cover', 'other'], 'own'],
  [null, ['cover', 'other'], 'cover'],
  [undefined, [], undefined],
  [undefined, null, undefined],
])(
  'with the own picture %j and the pictures %j, a shared link shows %j',
  (own, pictures, shown) => {
    expect(sharedPictureOf(own, pictures)).toBe(shown);
  },
);

test.each([
  ['One two, three four.', 10, 'One two…'],
  ['One two', 7, 'One two'],
  ['One two three', 7, 'One two…'],
  ['Reorganisation', 5, 'Reorg…'],
  // A long word after a short one: half of the room would be left empty.
  ['A Donaudampfschifffahrtsgesellschaft', 20, 'A Donaudampfschifffa…'],
  ['人事と財務をクラウドへ', 10, '人事と財務…'],
  ['', 10, ''],
])('%j is cut to %i letters as %j', (line, max, cut) => {
  expect(cutLine(line, max)).toBe(cut);
});

test('no character is torn apart', () => {
  for (let max = 0; max < 12; max += 1) {
    expect(cutLine('a😀b😀c😀d😀', max)).not.toMatch(/\p{Cs}/u);
  }
});

test('a Chinese sign takes the room of two letters', () => {
  expect(lineWidth('abc')).toBe(3);
  expect(lineWidth('人事a')).toBe(5);
});

test('the visible text keeps words whole and separates blocks', () => {
  const nodes = [
    { tag: 'h2', children: ['One'] },
    { tag: 'p', children: ['t', { tag: 'em', children: ['w'] }, 'o', { tag: 'br' }, 'three'] },
    { tag: 'p', children: [{ tag: 'img' }, '\ufeff four '] },
  ];
  expect(visibleText(nodes)).toBe('One two three four');
});
