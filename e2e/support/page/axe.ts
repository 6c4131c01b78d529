import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    /** Put there by `axeFindings`. */
    axe: typeof axe;
  }
}

const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** Ends the transitions that are on their way: a colour half-way to another is nobody's design. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    // A change that was just made starts its transitions with the next frame.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish();
    }
  });

/**
 * The findings of axe for WCAG 2.2 A and AA on the page as it is now; nothing switched off, and nothing left out.
 * @param part a selector of the parts to look at; the whole page where it is left out
 */
export async function axeFindings(page: Page, part = 'html'): Promise<string[]> {
  await settle(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async (include) => {
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
    const { violations } = await window.axe.run(
      { include },
      { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] },
    );
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, part);
}

/** The same on a phone and on a desk, light and dark, each finding with where it was found. */
export async function axeFindingsInAllLooks(page: Page): Promise<string[]> {
  const findings: string[] = [];
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const look = `${String(width)} px, ${colorScheme}`;
      findings.push(...(await axeFindings(page)).map((finding) => `${look}: ${finding}`));
    }
  }
  return findings;
}
