// Works on folded texts, in which digits are 0 to 9 and dashes are hyphens.

/** Fewer are found as they are written. */
const minDigits = 5;

/** A number as phones are written: digits with spaces, dots, slashes, hyphens and brackets between them. */
const written = String.raw`[+(]*\d(?:[ ()./-]*\d){${String(minDigits - 1)},}`;

const numberInText = new RegExp(written, 'g');

/** One that stands by itself, as somebody searches for it, with what is copied along from a link or a sentence. */
export const numberInSearch = new RegExp(
  String.raw`(?<!\S)["'[]*(?:tel:)?${written}[)\]"'.,;:!?]*(?!\S)`,
  'g',
);

/** `+`, `00` or North America's `011`, and a country's calling code, of which none is the beginning of another (ITU-T E.164). */
const internationalPrefix =
  /^(?:\+|00|011)(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/** The 1 or the 8 that is dialled before the ten digits of a number inside North America, or Russia and its neighbours. */
const longDistance = /^[18](?=\d{10}$)/;

/** Without what parts the digits, and without the `(0)` that is dialled inside a country only. */
const compact = (number: string): string => number.replaceAll('(0)', '').replace(/[^\d+]/g, '');

/** The digits of each number in a text. */
export const digitsIn = (text: string): string[] =>
  [...text.matchAll(numberInText)].map(([number]) => compact(number).replaceAll('+', ''));

/**
 * The part of a number that all ways to write it have in common: without the prefix of its country, or the digit that stands
 * for that inside the country.
 */
export function commonDigits(number: string): string {
  const common = compact(number)
    .replace(internationalPrefix, '')
    .replace(longDistance, '')
    .replace(/^0+/, '');
  return common.length < minDigits ? compact(number).replaceAll('+', '') : common;
}
