import type { Locator, Page } from '@playwright/test';

/** What matches in a text and stands on more than one line. */
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

/** The words of a page's headings that the window breaks in their middle. A hyphen may end a line. */
export const brokenWords = (page: Page) => broken(page.locator('h1, h2, h3, h4'), /[^\s-]+/);

/** The words with a hyphen that are broken at it. */
export const brokenAtHyphens = (texts: Locator) => broken(texts, /\S+-\S+/);
