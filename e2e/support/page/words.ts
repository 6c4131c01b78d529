import type { Locator, Page } from '@playwright/test';

/** The matches in texts that extend over several lines. */
const broken = (texts: Locator, word: RegExp) =>
  texts.evaluateAll((elements, source) => {
    const linesOf = (text: Text, from: number, to: number) => {
      const range = document.createRange();
      range.setStart(text, from);
      range.setEnd(text, to);
      return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size;
    };
    return elements.flatMap((element) => {
      const parts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (parts.nextNode()) {
        const text = parts.currentNode;
        if (!(text instanceof Text)) continue;
        for (const { 0: match, index } of text.data.matchAll(new RegExp(source, 'g'))) {
          if (linesOf(text, index, index + match.length) > 1) found.push(match);
        }
      }
      return found;
    });
  }, word.source);

/** The words in a page's headings that break across lines. A hyphen may end a line. */
export const brokenWords = (page: Page) => broken(page.locator('h1, h2, h3, h4'), /[^\s-]+/);

/** The hyphenated words that break at their hyphen. */
export const brokenAtHyphens = (texts: Locator) => broken(texts, /\S+-\S+/);
