import { readFileSync } from 'node:fs';
import path from 'node:path';
import { awaitScript } from '../support/page/script';
import { expect, test } from '../support/system/build-test';

test("an admin's FAQ goes from the content manager into the pre-rendered page", async ({
  page,
  house,
}) => {
  test.setTimeout(180_000);
  await page.goto(`${house.settings.cmsPublicUrl}/admin`);
  await page.getByLabel('Email').fill(house.admin.email);
  await page.getByLabel('Password').first().fill(house.admin.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL(/\/admin\/?$/);
  await page.goto(
    `${house.settings.cmsPublicUrl}/admin/content-manager/collection-types/api::faq.faq/create`,
  );
  const question = 'Can an admin write a question?';
  await page.getByLabel('question').fill(question);
  await page
    .getByLabel('description')
    .fill(
      '<p>Yes.<script>document.title = "stolen-7"</script> And it is <strong>safe</strong>.</p>',
    );
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published document')).toBeVisible();

  // Before the next build the page fetches it from the list that is always fresh.
  await page.goto('/faq');
  await awaitScript(page);
  await expect(page.getByRole('heading', { name: question, exact: true })).toBeVisible();
  await house.build();
  const html = readFileSync(path.join(house.out, 'faq.html'), 'utf8');
  expect(html).toContain(question);
  expect(html).toContain('<strong>safe</strong>');
  expect(html).not.toContain('stolen-7');
});
