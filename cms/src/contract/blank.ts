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
