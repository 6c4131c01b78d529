/**
 * What somebody can see: all but white space and controls; marks, which need a letter to stand on; what Unicode says to ignore
 * when it is shown (soft hyphens, joiners, marks of direction, fillers of Hangul); and what has no shape although nothing says
 * so (an empty Braille cell, an empty note, blanks and joiners of hieroglyphs, marks of annotation, the place of an object that
 * was not pasted along, codes that are no characters).
 */
const visible =
  /[^\p{White_Space}\p{Cc}\p{M}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800\u{1d159}\u{13430}-\u{13442}\ufff9-\ufffc]/u;

/** A value counts as empty when nothing in it can be seen. One that is no text is the type check's to refuse. */
export function isBlank(value: unknown): boolean {
  return typeof value !== 'string' || !visible.test(value);
}

// What a paste may bring along that nobody sees, and that no form can refuse in a sentence which helps: a cell of a spreadsheet
// ends with a tab, Word ends a line with a vertical tab.

const lineEnd = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** All controls, in a line; in a text of several lines all but these two. */
const control = /\p{Cc}/gu;
const otherControl = /[^\P{Cc}\n\t]/gu;
/** Half of a surrogate pair, which no encoding can carry. */
const halfCharacter = /\p{Cs}/gu;

const tidy = (text: string) => (isBlank(text) ? '' : text.replace(halfCharacter, '\ufffd').trim());

/** Text of several lines as it is kept: each line ends with `\n`, other controls but tabs are spaces; empty where it is blank. */
export const tidyLines = (text: string): string =>
  tidy(text.replace(lineEnd, '\n').replace(otherControl, ' '));

/** One line as it is kept: line ends, tabs and other controls are spaces; empty where it is blank. */
export const tidyLine = (text: string): string =>
  tidy(text.replace(lineEnd, '\n').replace(control, ' '));

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

/** The blocks of Unicode whose letters run from right to left, and the marks that turn a text round. */
const turned =
  /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * A line of text between our own words, where no markup can set its direction. A line that may run right to left is isolated
 * (FSI, PDI).
 */
export const isolated = (line: string): string =>
  turned.test(line) ? `\u2068${line}\u2069` : line;

const devices = /^(?:con|prn|aux|nul|com[1-9]|lpt[1-9])$/;

/** Whether a name in small letters is that of a Windows device, so that no file of that name can be made there. */
export const isDeviceName = (name: string): boolean => devices.test(name);

/** A count with its unit, such as `1 minute` or `2 minutes`. */
export const quantity = (count: number, unit: string): string =>
  `${String(count)} ${unit}${count === 1 ? '' : 's'}`;

const characters: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
};

/** The text of HTML without elements, as editors and sanitisers write it. */
export const unescapeHtml = (html: string): string =>
  html.replace(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (reference) => characters[reference] ?? reference);
