import { readFileSync } from 'node:fs';
import type { Frame, Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    /** Set by `axeFindings`. */
    axe: typeof axe;
  }
}

const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** Finishes running transitions, because intermediate colours would be reported. */
const settle = (page: Page | Frame) =>
  page.evaluate(async () => {
    // A recent change starts its transitions with the next frame.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish();
    }
  });

/**
 * All findings of axe for WCAG 2.2 A and AA on the page, or in a frame, in its current state.
 * @param part a selector of the parts to check; the whole page by default
 */
export async function axeFindings(page: Page | Frame, part = 'html'): Promise<string[]> {
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

/** The colour schemes for a phone and a desktop. */
interface Looks {
  name: string;
  tag: string[];
  phone: Scheme;
  desktop: Scheme;
}

/**
 * Width and scheme rarely affect each other, so `npm test` checks each of them once; the other two pairs are for `@full`.
 */
export const looks: readonly Looks[] = [
  { name: 'a light phone and a dark desktop', tag: [], phone: 'light', desktop: 'dark' },
  { name: 'a dark phone and a light desktop', tag: ['@full'], phone: 'dark', desktop: 'light' },
];

/**
 * The findings of axe on a phone and on a desktop, each with its width and scheme.
 * @param part as `axeFindings` takes it
 */
export async function axeFindingsInLooks(
  page: Page,
  { phone, desktop }: Looks,
  part?: string,
): Promise<string[]> {
  const findings: string[] = [];
  for (const [width, colorScheme] of [
    [360, phone],
    [1280, desktop],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    const look = `${String(width)} px, ${colorScheme}`;
    findings.push(...(await axeFindings(page, part)).map((finding) => `${look}: ${finding}`));
  }
  return findings;
}
