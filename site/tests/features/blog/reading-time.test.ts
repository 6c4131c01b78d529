import { readingMinutes } from '../../../src/features/blog/reading-time';

const times = (count: number, text: string) => Array<string>(count).fill(text);

test.each([
  ['nothing', '', 1],
  ['a few words', 'Agree first.', 1],
  ['English', times(920, 'word').join(' '), 4],
  ['English with numbers and marks', times(460, '3 – words…').join(' '), 4],
  ['Japanese, which has no spaces', times(500, '人事財務').join(''), 4],
  ['Korean, which has spaces', times(460, '인사').join(' '), 2],
  ['Arabic', times(460, 'رواتب').join(' '), 2],
  ['Thai, which has no spaces', times(460, 'ภาษาไทย').join(''), 4],
  ['two scripts', `${times(230, 'word').join(' ')}${times(500, '人').join('')}`, 2],
])('the reading time of %s', (_what, text, minutes) => {
  expect(readingMinutes(text)).toBe(minutes);
});
