import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** The used part of HTML_CodeSniffer, which has no types. */
interface CodeSniffer {
  ERROR: number;
  process: (standard: string, content: Node, done: () => void, failed: () => void) => void;
  getMessages: () => { type: number; code: string; msg: string; element: Element | Document }[];
}

declare global {
  interface Window {
    /** Set by `codeSnifferFindings`. */
    HTMLCS: CodeSniffer;
  }
}

const source = readFileSync('node_modules/html_codesniffer/build/HTMLCS.js', 'utf8');

/** The errors of HTML_CodeSniffer for WCAG 2 A and AA on the current page. Warnings and notices need a person's judgement. */
export async function codeSnifferFindings(page: Page): Promise<string[]> {
  await page.evaluate(source);
  return page.evaluate(async () => {
    const { HTMLCS } = window;
    await new Promise<void>((done, failed) => {
      HTMLCS.process('WCAG2AA', document, done, failed);
    });
    return HTMLCS.getMessages()
      .filter(({ type }) => type === HTMLCS.ERROR)
      .map(({ code, msg, element }) => {
        const html = element instanceof Element ? element.outerHTML : element.nodeName;
        return `${code}: ${msg}: ${html.slice(0, 300)}`;
      });
  });
}
