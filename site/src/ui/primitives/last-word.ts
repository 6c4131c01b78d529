/** A text in two parts, for what is to stay on the line of its last word: all before that word, and the word. */
export function splitLastWord(text: string): [before: string, word: string] {
  const start = text.trimEnd().lastIndexOf(' ') + 1;
  return [text.slice(0, start), text.slice(start)];
}
