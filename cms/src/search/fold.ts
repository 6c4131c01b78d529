import { plainSigns } from '../contract/text';

/** What no decomposition of Unicode makes plain: strokes, ligatures, and the sigma at the end of a word. */
const plainForms: ReadonlyMap<string, string> = new Map([
  ...Object.entries({ æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', ħ: 'h', ł: 'l', ŧ: 't' }),
  ['ς', 'σ'],
]);

const isDigit = (code: number): boolean => /^\p{Nd}$/u.test(String.fromCodePoint(code));

/** A digit of any script as 0 to 9. In each script the ten of them stand one behind the other. */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (isDigit(zero - 1)) zero -= 1;
  return String((code - zero) % 10);
}

/**
 * A text as it is compared: upper and lower case, accents, the width and the form of characters, invisible characters and
 * the kind of dashes, quotation marks and white space do not matter. `STRASSE`, `Straße` and `straße` are one text; so are
 * both ways to write `Zoë`.
 */
export const foldText = (text: string): string =>
  plainSigns(plainSigns(text).normalize('NFKD'))
    // First to capitals: that is the way of `ß`, which then is `ss`.
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[æœøđðħłŧς]/g, (letter) => plainForms.get(letter) ?? letter)
    .replace(/(?![0-9])\p{Nd}/gu, plainDigit)
    // Syllables of Korean stay together.
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim();
