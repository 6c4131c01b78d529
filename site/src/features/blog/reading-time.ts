/** Words that a person reads per minute, and signs of scripts in which a sign is about half a word. */
const wordsPerMinute = 230;
const signsPerMinute = 500;

/** Chinese and Japanese, which are read sign by sign; the segmenter would find other words in each of its versions. */
const readBySign = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

// Finds words in scripts without spaces too, such as Thai.
const words = new Intl.Segmenter('en', { granularity: 'word' });

/**
 * How long it takes to read a text, in whole minutes, at least one.
 * @param text as a reader sees it
 */
export function readingMinutes(text: string): number {
  const signs = text.match(readBySign)?.length ?? 0;
  const rest = text.replace(readBySign, ' ');
  let count = 0;
  for (const { isWordLike } of words.segment(rest)) if (isWordLike) count += 1;
  return Math.max(1, Math.round(count / wordsPerMinute + signs / signsPerMinute));
}
