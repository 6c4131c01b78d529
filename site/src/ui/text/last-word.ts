/** Splits a text before its last word, so that an icon can stay on the same line as that word. */
export function splitLastWord(text: string): [before: string, word: string] {
  const start = text.trimEnd().lastIndexOf(' ') + 1;
  return [text.slice(0, start), text.slice(start)];
}
