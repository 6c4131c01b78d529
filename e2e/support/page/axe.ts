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

type Scheme = 'light' | 'dark';

/** Which scheme a phone and a desk are looked at in. */
interface Looks {
  name: string;
  tag: string[];
  phone: Scheme;
  desk: Scheme;
}

/**
 * Width and scheme seldom have to do with each other, so `npm test` sees each of them once; the other two pairs are for
 * `@full`.
 */
export const looks: readonly Looks[] = [
  { name: 'a light phone and a dark desk', tag: [], phone: 'light', desk: 'dark' },
  { name: 'a dark phone and a light desk', tag: ['@full'], phone: 'dark', desk: 'light' },
];

/**
 * The findings of axe on a phone and on a desk, each finding with where it was found.
 * @param part as `axeFindings` takes it
 */
export async function axeFindingsInLooks(
  page: Page,
  { phone, desk }: Looks,
  part?: string,
): Promise<string[]> {
  const findings: string[] = [];
  for (const [width, colorScheme] of [
    [360, phone],
    [1280, desk],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    const look = `${String(width)} px, ${colorScheme}`;
    findings.push(...(await axeFindings(page, part)).map((finding) => `${look}: ${finding}`));
  }
  return findings;
}
