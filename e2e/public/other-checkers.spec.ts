import { codeSnifferFindings } from '../support/page/code-sniffer';
import { equalAccessFindings } from '../support/page/equal-access';
import { readThrough } from '../support/page/page-watch';
import { allRoutes, noPage } from '../support/page/routes';
import { expect, test } from '../support/system/test';

// visit.spec.ts and other specs run axe. These two checkers have other rules and check each page once per width.

const looks = [
  { name: 'a phone', viewport: { width: 360, height: 740 }, colorScheme: 'light' },
  { name: 'a desktop', viewport: { width: 1280, height: 900 }, colorScheme: 'dark' },
] as const;

for (const route of [...allRoutes, noPage]) {
  for (const { name, viewport, colorScheme } of looks) {
    test(
      `${route} on ${name}: IBM Equal Access and HTML_CodeSniffer find nothing`,
      { tag: '@full' },
      async ({ page }) => {
        await page.setViewportSize(viewport);
        // With reduced motion no colour is in transition.
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.goto(route);
        await readThrough(page);
        expect(await equalAccessFindings(page)).toEqual([]);
        expect(await codeSnifferFindings(page)).toEqual([]);
      },
    );
  }
}
