import { plainSigns } from '../contract/text';

/** What Unicode normalisation does not simplify: strokes, ligatures, and the final sigma. */
const plainForms: ReadonlyMap<string, string> = new Map([
  ...Object.entries({ æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', ħ: 'h', ł: 'l', ŧ: 't' }),
  ['ς', 'σ'],
]);

const isDigit = (code: number): boolean => /^\p{Nd}$/u.test(String.fromCodePoint(code));

/** A digit of any script as 0 to 9. In each script, the ten digits are consecutive. */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (isDigit(zero - 1)) zero -= 1;
  return String((code - zero) % 10);
}

/**
 * Folds a text for comparison: case, accents, the width and form of characters, invisible characters and the kind of
 * dashes, quotation marks and white space do not matter. `STRASSE`, `Straße` and `straße` are the same; so are both Unicode
 * forms of `Zoë`.
 */
export const foldText = (text: string): string =>
  plainSigns(plainSigns(text).normalize('NFKD'))
    // To upper case first: that turns `ß` into `ss`.
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[æœøđðħłŧς]/g, (letter) => plainForms.get(letter) ?? letter)
    .replace(/(?![0-9])\p{Nd}/gu, plainDigit)
    // Recomposes Korean syllables.
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim();
