/** A value counts as empty when nothing but white space is in it. One that is no text is the type check's to refuse. */
export function isBlank(value: unknown): boolean {
  return typeof value !== 'string' || value.trim() === '';
}
