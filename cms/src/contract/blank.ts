/**
 * What somebody can see: all but white space and controls; what Unicode says to ignore when it is shown (soft hyphens, joiners,
 * marks of direction, fillers of Hangul); and what has no shape although nothing says so (an empty Braille cell, an empty
 * note, marks of annotation).
 */
const visible =
  /[^\p{White_Space}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}\ufff9-\ufffb]/u;

/** A value counts as empty when nothing in it can be seen. One that is no text is the type check's to refuse. */
export function isBlank(value: unknown): boolean {
  return typeof value !== 'string' || !visible.test(value);
}
