// Works on folded texts, in which digits are 0 to 9 and dashes are hyphens.

/** Shorter numbers are searched as they are written. */
const minDigits = 5;

/** A phone number as written: digits with spaces, dots, slashes, hyphens and brackets between them. */
const written = String.raw`[+(]*\d(?:[ ()./-]*\d){${String(minDigits - 1)},}`;

const numberInText = new RegExp(written, 'g');

/** A number on its own, as someone searches for it, with what is copied along from a link or a sentence. */
export const numberInSearch = new RegExp(
  String.raw`(?<!\S)["'[]*(?:tel:)?${written}[)\]"'.,;:!?]*(?!\S)`,
  'g',
);

/** `+`, `00` or North America's `011`, and a country calling code; no code is a prefix of another (ITU-T E.164). */
const internationalPrefix =
  /^(?:\+|00|011)(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/** The 1 or 8 dialled before ten digits inside North America, or inside Russia and its neighbours. */
const longDistance = /^[18](?=\d{10}$)/;

/** Removes separators, and the `(0)` that is dialled only inside a country. */
const compact = (number: string): string => number.replaceAll('(0)', '').replace(/[^\d+]/g, '');

/** The digits of each number in a text. */
export const digitsIn = (text: string): string[] =>
  [...text.matchAll(numberInText)].map(([number]) => compact(number).replaceAll('+', ''));

/**
 * The part that all spellings of a number share: without the country code, or the digit that replaces it inside the
 * country.
 */
export function commonDigits(number: string): string {
  const common = compact(number)
    .replace(internationalPrefix, '')
    .replace(longDistance, '')
    .replace(/^0+/, '');
  return common.length < minDigits ? compact(number).replaceAll('+', '') : common;
}
