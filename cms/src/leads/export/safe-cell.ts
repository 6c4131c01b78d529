/**
 * What a spreadsheet may take for a formula. It may skip white space, quotes and invisible characters before it looks, and
 * it may read the full-width, small, raised and lowered forms of a sign as the plain one.
 */
const formula = /^[\s\p{Z}\p{C}"'`]*[=+\-@＝＋－＠﹦﹢﹣﹫⁼⁺⁻₌₊₋]/u;
const control = /^\p{Cc}/u;

/**
 * A text that no spreadsheet takes for a formula: one that could be one gets an apostrophe before it.
 *
 * The option `escape_formulas` of csv-stringify looks at the first character only, so that ` =1+1` and `"=1+1` pass it.
 */
export function safeCell(text: string): string {
  return formula.test(text) || control.test(text) ? `'${text}` : text;
}
