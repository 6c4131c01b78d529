import { codeSnifferFindings } from '../support/page/code-sniffer';
import { equalAccessFindings } from '../support/page/equal-access';
import { readThrough } from '../support/page/page-watch';
import { allRoutes, noPage } from '../support/page/routes';
import { expect, test } from '../support/system/test';

// axe is asked in visit.spec.ts, and of all that opens. These two read a page by rules of their own: once for each width.

const looks = [
  { name: 'a phone', viewport: { width: 360, height: 740 }, colorScheme: 'light' },
  { name: 'a desk', viewport: { width: 1280, height: 900 }, colorScheme: 'dark' },
] as const;

for (const route of [...allRoutes, noPage]) {
  for (const { name, viewport, colorScheme } of looks) {
    test(
      `${route} on ${name}: nothing is found by IBM Equal Access nor by HTML_CodeSniffer`,
      { tag: '@full' },
      async ({ page }) => {
        await page.setViewportSize(viewport);
        // Without motion no colour is half-way to another.
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.goto(route);
        await readThrough(page);
        expect(await equalAccessFindings(page)).toEqual([]);
        expect(await codeSnifferFindings(page)).toEqual([]);
      },
    );
  }
}
