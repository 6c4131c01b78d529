import type { Page } from '@playwright/test';

/** The words of a page's headings that the window breaks in their middle. A hyphen may end a line. */
export const brokenWords = (page: Page) =>
  page.locator('h1, h2, h3, h4').evaluateAll((headings) => {
    const linesOf = (text: Text, from: number, to: number) => {
      const range = document.createRange();
      range.setStart(text, from);
      range.setEnd(text, to);
      return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size;
    };
    return headings.flatMap((heading) => {
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      while (texts.nextNode()) {
        const text = texts.currentNode;
        if (!(text instanceof Text)) continue;
        for (const { 0: word, index } of text.data.matchAll(/[^\s-]+/g)) {
          if (linesOf(text, index, index + word.length) > 1) broken.push(word);
        }
      }
      return broken;
    });
  });
