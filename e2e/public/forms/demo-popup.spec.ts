import { axeFindingsInLooks, looks } from '../../support/page/axe';
import {
  closeButton,
  expectTyped,
  field,
  fill,
  open,
  openers,
  popup,
  submitButton,
  tools,
} from '../../support/page/demo-popup';
import { awaitScript } from '../../support/page/script';
import { expect, test } from '../../support/system/test';

const typed = { Name: 'HRIS director', Email: 'hris@example.com', Mobile: '555-0101' };

/** The popup is one component: `npm test` checks it on one page, `@full` on the others. */
const once = (route: string) => ({ tag: route === '/dc3' ? [] : ['@full'] });

for (const { route, title } of tools) {
  test(
    `${route} opens the popup by mouse, Enter and Space, and returns the focus to its button`,
    once(route),
    async ({ page }) => {
      await page.goto(route);
      await awaitScript(page);
      await expect(popup(page)).toHaveCount(0);
      await expect(openers(page)).toHaveCount(2);
      for (const opener of await openers(page).all()) {
        const ways = [
          () => opener.click(),
          () => opener.press('Enter'),
          () => opener.press('Space'),
        ];
        for (const way of ways) {
          await way();
          await expect(page.getByRole('dialog', { name: title, exact: true })).toBeVisible();
          await expect(field(page, 'Name')).toBeFocused();
          await page.keyboard.press('Escape');
          await expect(popup(page)).toHaveCount(0);
          await expect(opener).toBeFocused();
        }
      }
    },
  );
}

for (const look of looks) {
  test(
    `the open popup has no axe finding, on ${look.name}`,
    { tag: look.tag },
    async ({ page }) => {
      await page.goto('/dc3');
      await open(page);
      expect(await axeFindingsInLooks(page, look, 'dialog')).toEqual([]);
    },
  );
}

test('Tab stays inside the popup, in both directions', async ({ page }) => {
  await page.goto('/dc3');
  await open(page);
  // Between the last and the first element the focus may visit the browser's own controls, but never the page.
  const focusIsBehind = () =>
    page.evaluate(() => {
      const { activeElement } = document;
      return activeElement !== document.body && activeElement?.closest('dialog') === null;
    });
  for (const key of ['Tab', 'Shift+Tab']) {
    const reached = new Set<string>();
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press(key);
      expect(await focusIsBehind()).toBe(false);
      reached.add(
        await page.evaluate(
          () =>
            document.activeElement?.getAttribute('name') ??
            document.activeElement?.ariaLabel ??
            document.activeElement?.textContent ??
            '',
        ),
      );
    }
    for (const name of ['name', 'email', 'mobile', 'Request Demo', 'Close']) {
      expect(Array.from(reached)).toContain(name);
    }
    // The trap field is not focusable.
    expect(Array.from(reached)).not.toContain('fax');
  }
});

test('the close button, Escape and a click outside close the popup; the typed text stays, even after a reload', async ({
  page,
}) => {
  await page.goto('/dc3');
  await open(page);
  await fill(page, typed);
  const ways = [
    () => closeButton(page).click(),
    () => closeButton(page).press('Enter'),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 5),
  ];
  for (const way of ways) {
    await way();
    await expect(popup(page)).toHaveCount(0);
    await expect(openers(page).first()).toBeFocused();
    await open(page);
    await expectTyped(page, typed);
  }
  await page.reload();
  await expect(popup(page)).toHaveCount(0);
  await open(page);
  await expectTyped(page, typed);
});

test('with all fields empty the popup closes, nothing is sent, and the page says so', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(request.url());
  });
  await page.goto('/dc3');
  for (const values of [{}, { Name: ' ', Email: ' ', Mobile: ' ' }]) {
    await open(page);
    await fill(page, values);
    await submitButton(page).click();
    await expect(popup(page)).toHaveCount(0);
    await expect(openers(page).first()).toBeFocused();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('status').filter({ hasText: /./ })).toHaveText(
      'Nothing was sent Name, e-mail and mobile were all left empty.',
      { useInnerText: true },
    );
  }
  expect(calls).toEqual([]);
});

test('names other ways to reach the firm when the form cannot be loaded', async ({ page }) => {
  // The page also prefetches it.
  const itsScript = /\/demo-[^/]+\.js$/;
  await page.route(itsScript, (call) => call.abort());
  await page.goto('/dc3');
  await awaitScript(page);
  await openers(page).first().click();
  const line = popup(page).getByText('The form could not be loaded.');
  await expect(line).toBeVisible();
  await expect(line.getByRole('link')).toHaveText(['555-0142', '555-0178', 'support@example.com']);
  await closeButton(page).click();
  await page.unroute(itsScript);
  await open(page);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const { route } of tools) {
    test(
      `${route} says how to ask for a demo instead of showing the button`,
      once(route),
      async ({ page }) => {
        await page.goto(route);
        await expect(page.getByRole('button', { name: 'Request Demo' })).toHaveCount(0);
        // A pattern, because a plain text locator finds nothing inside `noscript`.
        const words = page.getByText(/^For a demo, call or write to us:/);
        const lines = await words.filter({ visible: true }).all();
        expect(lines).toHaveLength(2);
        for (const line of lines) {
          await expect(line).toBeVisible();
          await expect(line.getByRole('link')).toHaveText([
            '555-0142',
            '555-0178',
            'support@example.com',
          ]);
        }
      },
    );
  }
});
