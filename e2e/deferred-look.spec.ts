import { changes, remember, watchLook } from './house/look';
import { watchShifts } from './house/page-watch';
import { allRoutes, noPage } from './house/routes';
import { awaitScript, holdBack } from './house/script';
import { expect, test } from './house/test';

const desk = { width: 1280, height: 900 };
const phone = { width: 390, height: 780 };

for (const route of [...allRoutes, noPage]) {
  test(`${route} looks the same before its script as with it, on a desk and on a phone`, async ({
    page,
  }) => {
    // Nothing plays meanwhile.
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
    await page.setViewportSize(desk);
    await watchShifts(page);
    // A slow machine would look at some words before a font and at others with it: fonts have tests of their own.
    await page.route(/\.woff2$/, (request) => request.abort());
    // Where something moves by itself the script would come in the midst of the looks.
    const letGo = await holdBack(page, /\.(js|css)$/);
    await page.goto(route);
    await watchLook(page);
    await remember(page, 'desk');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize(phone);
    await remember(page, 'phone');
    const shift = await page.evaluate(() => window.layoutShift);
    letGo();
    await awaitScript(page);
    await page.waitForFunction(() =>
      Array.from(document.querySelectorAll('link')).every(
        ({ rel, sheet }) => rel !== 'stylesheet' || sheet !== null,
      ),
    );
    expect(await changes(page, 'phone'), 'on a phone').toEqual([]);
    expect(await page.evaluate(() => window.layoutShift)).toBe(shift);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize(desk);
    // A carousel measures itself anew a moment after the window has changed.
    await expect.poll(() => changes(page, 'desk'), 'on a desk').toEqual([]);
  });
}
