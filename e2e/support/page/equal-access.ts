import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type * as ace from 'accessibility-checker-engine';

declare global {
  interface Window {
    /** Set by `equalAccessFindings`. */
    ace: typeof ace;
  }
}

const source = readFileSync('node_modules/accessibility-checker-engine/ace.js', 'utf8');

/**
 * The violations that IBM Equal Access finds on the current page. IBM's requirements include WCAG 2.2 A and AA. Points that
 * need a person's judgement are left out.
 */
export async function equalAccessFindings(page: Page): Promise<string[]> {
  await page.evaluate(source);
  return page.evaluate(async () => {
    const { results } = await new window.ace.Checker().check(document, 'IBM_Accessibility');
    return results
      .filter(({ value }) => value.join() === 'VIOLATION,FAIL')
      .map(({ ruleId, message, snippet }) => `${ruleId}: ${message}: ${snippet}`);
  });
}
