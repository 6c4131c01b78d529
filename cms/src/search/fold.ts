import { plainSigns } from '../contract/text';

/** What no decomposition of Unicode makes plain: strokes, ligatures, and the sigma at the end of a word. */
const plainForms: ReadonlyMap<string, string> = new Map([
  ...Object.entries({ æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', ħ: 'h', ł: 'l', ŧ: 't' }),
  ['ς', 'σ'],
]);

/** Each digit of the Arabic and the Persian script is 0 to 9 in the last four bits of its code. */
const plainDigit = (digit: string): string => String(digit.charCodeAt(0) & 0xf);

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
    .replace(/[٠-٩۰-۹]/g, plainDigit)
    // Syllables of Korean stay together.
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim();
