import type { Page } from '@playwright/test';
import * as contact from '../support/page/contact-form';
import { openers, popup } from '../support/page/demo-popup';
import { holdBack } from '../support/page/script';
import { expect, test } from '../support/system/test';

/** Buttons that visitors press first, whose results need rules from the whole style sheet. */
const presses = [
  {
    route: '/contact',
    button: contact.sendButton,
    answer: (page: Page) => page.getByRole('alert').filter({ visible: true }),
    tag: [],
  },
  {
    route: '/dc3',
    button: (page: Page) => openers(page).first(),
    answer: popup,
    tag: ['@full'],
  },
];

for (const { route, button, answer, tag } of presses) {
  test(
    `the result of a click on ${route} appears only with the whole style sheet`,
    { tag },
    async ({ page }) => {
      const scripts: string[] = [];
      page.on('requestfinished', (request) => {
        if (request.url().endsWith('.js')) scripts.push(request.url());
      });
      const release = await holdBack(page, /\.css$/);
      await page.goto(route);
      await button(page).click();
      await expect(button(page)).toHaveAttribute('aria-busy', 'true');
      await expect.poll(() => scripts.length).toBeGreaterThan(1);
      await expect(answer(page)).toHaveCount(0);
      release();
      await expect(answer(page)).toBeVisible();
    },
  );
}
