import type { Page } from '@playwright/test';
import { axeFindings } from '../page/axe';

// The plugin's own part. Around it is Strapi's shell, whose list of the main menu axe finds fault with on every page of
// Strapi, whatever is installed.
const ownPart = [
  'main',
  'header',
  'nav[aria-label="Web Admin"]',
  ...['dialog', 'alertdialog', 'menu', 'listbox'].map((role) => `[role="${role}"]`),
].join(', ');

/**
 * Puts the panel, which draws itself anew for it, into its light or its dark theme. Its dialogs come in anew too: without
 * motion, since a colour that is half transparent is nobody's design.
 */
async function wear(page: Page, colorScheme: Look['colorScheme']): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.waitForFunction((wanted) => {
    const [red = 0] = getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? [];
    return Number(red) > 127 === (wanted === 'light');
  }, colorScheme);
}

/** Ends what is fading in: half-way there its colours are nobody's design. What turns for ever is left alone. */
const endEntrances = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  });

export interface Look {
  width: number;
  colorScheme: 'light' | 'dark';
}

/** A phone in the light and a desk in the dark: each width and each theme once. */
export const looks = [
  { width: 400, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const satisfies Look[];

/** The other pairs of a width and a theme. */
export const otherLooks = [
  { width: 400, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
] as const satisfies Look[];

interface Seen {
  /** A selector of the parts to look at. */
  part?: string;
  /** Opens what closes when the window changes its size. */
  open?: () => Promise<void>;
  /** `looks` where it is left out. */
  in?: readonly Look[];
}

/** The findings of axe on the plugin's part of the panel, each with where it was found. Leaves the page on a desk. */
export async function panelAxeFindings(
  page: Page,
  { part = ownPart, open = () => Promise.resolve(), in: seen = looks }: Seen = {},
): Promise<string[]> {
  const findings: string[] = [];
  for (const { width, colorScheme } of seen) {
    await page.setViewportSize({ width, height: 900 });
    await open();
    // Else it may rest on a button, and Strapi's own colours of a button below the mouse are pale.
    await page.mouse.move(0, 0);
    await wear(page, colorScheme);
    await endEntrances(page);
    const look = `${String(width)} px, ${colorScheme}`;
    findings.push(...(await axeFindings(page, part)).map((finding) => `${look}: ${finding}`));
  }
  return findings;
}
