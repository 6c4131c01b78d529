import { picturesOf } from '../../support/page/pictures';
import { expect, test } from '../../support/system/test';

for (const { route, tag } of [
  { route: '/blog', tag: ['@full'] },
  { route: '/blog/count-twice-load-once', tag: [] },
]) {
  test(`only the top picture of ${route} is fetched with priority`, { tag }, async ({ page }) => {
    await page.goto(route);
    const pictures = await picturesOf(page);
    const first = pictures.filter((picture) => picture.first);
    expect(first).toEqual([pictures[0]]);
    expect(first[0]).toMatchObject({ lazy: false, types: ['image/avif'] });
  });
}
