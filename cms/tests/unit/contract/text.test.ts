import { isBlank, isolated, tidyLine, tidyLines } from '../../../src/contract/text';
import { readSearch } from '../../../src/contract/list-query';
import { isBlankRichText } from '../../../src/contract/content/rich-text';

const named = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Spaces, control characters, joiners, fillers, direction marks, variation selectors, lone combining marks and blank shapes. */
const unseen = Array.from(
  ' \t\n\u000b\u0002\u0085\u00a0\u00ad\u034f\u061c\u115f\u1160\u17b4\u180e\u2003\u200b\u200d\u200e' +
    '\u2028\u202e\u202f\u2060\u2066\u2800\u3000\u3164\ufe0f\ufeff\uffa0\ufff9\u{1d159}\u{e0041}\u{e0100}' +
    '\u0301\u0903\u20dd\u{16fe4}\u{13430}\u{13441}\ufffc\ufdd0\uffff',
  (character) => [named(character), character],
);

test.each(unseen)('%s alone is blank in plain and in rich text', (_name, character) => {
  expect(isBlank(character.repeat(3))).toBe(true);
  expect(isBlankRichText(`<p>${character}<strong>${character}</strong></p>`)).toBe(true);
  expect([tidyLine(character), tidyLines(character)]).toEqual(['', '']);
});

test.each(['0', '.', '-', '文', 'ع', '👩‍👩‍👧', 'e\u0301', '\u0600', '\ufffd', '\u200b.'])(
  '%j is not blank',
  (text) => {
    expect(isBlank(text)).toBe(false);
    expect(isBlankRichText(`<p>${text}</p>`)).toBe(false);
    expect(tidyLine(text)).toBe(text);
  },
);

test.each([undefined, null, 7, {}])('%j, which is not a text, counts as blank', (value) => {
  expect(isBlank(value)).toBe(true);
});

test.each([
  [' Ada\tExample\u00a0', 'Ada Example', 'Ada\tExample'],
  ['a\u0002b\u0000c\u007fd\u0099e', 'a b c d e', 'a b c d e'],
  ['a\r\nb\rc\nd', 'a b c d', 'a\nb\nc\nd'],
  ['a\u000bb\u000cc\u0085d\u2028e\u2029f', 'a b c d e f', 'a\nb\nc\nd\ne\nf'],
  ['a\ud800b', 'a\ufffdb', 'a\ufffdb'],
  ['👩‍👩‍👧 co\u00adop', '👩‍👩‍👧 co\u00adop', '👩‍👩‍👧 co\u00adop'],
])(
  '%j is stored in a one-line field as %j, and in a field with lines as %j',
  (pasted, line, lines) => {
    expect(tidyLine(pasted)).toBe(line);
    expect(tidyLines(pasted)).toBe(lines);
    expect([tidyLine(line), tidyLines(lines)]).toEqual([line, lines]);
  },
);

test('tabs and line breaks in a pasted search become spaces', () => {
  expect(readSearch('\tAda\tExample\r\n')).toBe('Ada Example');
});

test.each(['عنوان!', 'כותרת (1)', 'Text \u202eturned'])(
  '%j is isolated from the text around it',
  (line) => {
    expect(isolated(line)).toBe(`\u2068${line}\u2069`);
  },
);

test.each(['', 'Title!', 'Zoë (№ 1)', '文', '👩‍👩‍👧'])(
  '%j is not isolated from the text around it',
  (line) => {
    expect(isolated(line)).toBe(line);
  },
);
