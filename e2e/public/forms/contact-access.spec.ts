import { tabTo } from '../../support/keyboard';
import { axeFindingsInLooks, looks } from '../../support/page/axe';
import {
  expectThanks,
  field,
  fill,
  message,
  robot,
  send,
  sendButton,
  solveCaptcha,
  toast,
} from '../../support/page/contact-form';
import { expect, test } from '../../support/system/test';

test('sends a message with the keyboard only, without losing the focus', async ({ page }) => {
  await page.goto('/contact');
  const alert = page.getByRole('alert');
  const type = async (label: keyof typeof message) => {
    await expect(field(page, label)).toBeFocused();
    await page.keyboard.type(message[label]);
  };
  await tabTo(page, field(page, 'Name'));
  await type('Name');
  await page.keyboard.press('Enter');
  await expect(alert).toHaveText('Please fill all the fields');
  await type('Email');
  for (const label of ['Phone', 'Subject', 'Message'] as const) {
    await page.keyboard.press('Tab');
    await type(label);
  }
  await page.keyboard.press('Tab');
  await expect(robot(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('form').getByRole('link', { name: 'privacy policy' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(sendButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(alert).toHaveText('Please confirm your not a robot.');
  await expect(alert).toBeFocused();

  await page.keyboard.press('Tab');
  await expect(field(page, 'Name')).toBeFocused();
  await tabTo(page, robot(page));
  await page.keyboard.press('Space');
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
  await expect(alert).toHaveCount(0);
  await expect(robot(page)).toBeFocused();
  await tabTo(page, sendButton(page));
  await page.keyboard.press('Space');
  await expectThanks(page);
  await expect(sendButton(page)).toBeHidden();

  const another = page.getByRole('button', { name: 'Write another message' });
  await page.keyboard.press('Tab');
  await expect(another).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast(page)).toHaveCount(0);
  await expect(field(page, 'Name')).toBeFocused();
});

for (const look of looks) {
  test(
    `the contact page has no axe finding with a refused, failed or sent message, on ${look.name}`,
    { tag: look.tag },
    async ({ page }) => {
      await page.goto('/contact');
      await fill(page, { ...message, Email: 'pm.example.com', Phone: '' });
      await send(page);
      await expect(page.getByRole('alert')).toHaveText('Please fill all the fields');
      expect(await axeFindingsInLooks(page, look, 'main')).toEqual([]);

      await fill(page);
      await send(page);
      await expect(page.getByRole('alert')).toHaveText('Please confirm your not a robot.');
      expect(await axeFindingsInLooks(page, look, 'main')).toEqual([]);

      await page.route('**/api/contactus/createcontactus', (call) => call.abort(), { times: 1 });
      await solveCaptcha(page);
      await send(page);
      await expect(page.getByRole('alert')).toHaveText('Contact us failed! Please try again');
      expect(await axeFindingsInLooks(page, look, 'main')).toEqual([]);

      await send(page);
      await expectThanks(page);
      expect(await axeFindingsInLooks(page, look)).toEqual([]);
    },
  );
}
