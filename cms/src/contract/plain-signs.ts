const dash = /[\p{Pd}\u2212]/gu;
const quote = /[\u2018-\u201b\u2032\u02bc\u00b4`]/g;
const doubleQuote = /[\u201c-\u201f\u2033]/g;
const slash = /[\u2044\u2215]/g;

/**
 * A text with the signs that are on every keyboard in place of those that editors, phones and other languages put there, so
 * that whoever types `3-5` finds `3–5`. To be used before a compatibility form, which makes a space of a free accent, and
 * after it, since `½` becomes a fraction with a slash of its own.
 */
export const plainSigns = (text: string): string =>
  text.replace(dash, '-').replace(quote, "'").replace(doubleQuote, '"').replace(slash, '/');
