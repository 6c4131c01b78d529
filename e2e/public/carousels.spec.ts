import type { Page } from '@playwright/test';
import { axeFindingsInLooks, looks } from '../support/page/axe';
import {
  banner,
  button,
  type Carousel,
  carousels,
  expectShown,
  frame,
  leave,
  next,
  offered,
  once,
  open,
  openWithTimeStopped,
  pass,
  places,
  previous,
  roles,
  rooms,
  seen,
  testimonials,
  view,
} from '../support/page/carousel';
import { swipe, transitions, watchTransitions } from '../support/page/motion';
import { expect, test } from '../support/system/test';

for (const { carousel, counts } of rooms) {
  test(`${carousel.name}: shows as many slides as fit the window`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, carousel);
    for (const { width, count } of counts) {
      await page.setViewportSize({ width, height: 900 });
      await expectShown(page, carousel, 1, count);
    }
  });
}

test('the banner shows arrows from 700 px', async ({ page }) => {
  await page.setViewportSize({ width: 699, height: 900 });
  await open(page, banner);
  await expect(next(page, banner)).toBeHidden();
  await expect(previous(page, banner)).toBeHidden();
  await page.setViewportSize({ width: 700, height: 900 });
  await expect(next(page, banner)).toBeVisible();
  await expect(previous(page, banner)).toBeVisible();
});

/** Clicks an arrow and waits for the end of the move. */
async function step(page: Page, carousel: Carousel, way: typeof next): Promise<void> {
  await way(page, carousel).click();
  await pass(page, 600);
}

for (const carousel of carousels) {
  const { name, total, wide, one, many } = carousel;

  test.describe(name, () => {
    test('plays by itself: shows the next slide after 5000 ms, and the first after the last', async ({
      page,
    }) => {
      await openWithTimeStopped(page, carousel);
      await expectShown(page, carousel, 1, wide);
      for (let place = 1; place <= total; place += 1) {
        await pass(page, 4990);
        expect(await seen(view(page, carousel))).toEqual(places(carousel, place, wide));
        // Slick moves shortly after.
        await pass(page, 11);
        await expectShown(page, carousel, (place % total) + 1, wide);
      }
    });

    test('the arrows loop in both directions', async ({ page }) => {
      await openWithTimeStopped(page, carousel);
      await step(page, carousel, previous);
      await expectShown(page, carousel, total, wide);
      await step(page, carousel, next);
      await expectShown(page, carousel, 1, wide);
    });

    test(
      'the pause button stops it and the play button restarts it',
      once(carousel),
      async ({ page }) => {
        await openWithTimeStopped(page, carousel);
        await button(page, carousel, `Pause ${many}`).click();
        await page.mouse.move(0, 0);
        await pass(page, 20_000);
        await expectShown(page, carousel, 1, wide);
        await expect(view(page, carousel)).toHaveAttribute('aria-live', 'polite');
        await button(page, carousel, `Play ${many}`).click();
        await expect(button(page, carousel, `Pause ${many}`)).toBeVisible();
        // It plays although the pointer is still on the button, because the visitor pressed Play.
        await expect(view(page, carousel)).toHaveAttribute('aria-live', 'off');
        await pass(page, 5010);
        await expectShown(page, carousel, 2, wide);
      },
    );

    test(
      'pauses while it is hovered or contains the keyboard focus',
      once(carousel),
      async ({ page }) => {
        await openWithTimeStopped(page, carousel);
        await view(page, carousel).hover();
        await expect(view(page, carousel)).toHaveAttribute('aria-live', 'polite');
        await pass(page, 20_000);
        await expectShown(page, carousel, 1, wide);
        await leave(page, carousel);
        await pass(page, 5010);
        await expectShown(page, carousel, 2, wide);

        await button(page, carousel, `Pause ${many}`).focus();
        await page.keyboard.press('Tab');
        await expect(previous(page, carousel)).toBeFocused();
        await pass(page, 20_000);
        await expectShown(page, carousel, 2, wide);
        await expect(view(page, carousel)).toHaveAttribute('aria-live', 'polite');
        await previous(page, carousel).blur();
        // The carousel handles the lost focus after the event.
        await pass(page, 10);
        await expect(view(page, carousel)).toHaveAttribute('aria-live', 'off');
        await pass(page, 5010);
        await expectShown(page, carousel, 3, wide);
      },
    );

    test(
      'with reduced motion it does not play, has no pause button and changes without animation',
      once(carousel),
      async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.clock.install();
        await open(page, carousel);
        await pass(page, 20_000);
        await expectShown(page, carousel, 1, wide);
        await expect(button(page, carousel, `Pause ${many}`)).toBeHidden();
        await watchTransitions(view(page, carousel));
        await next(page, carousel).click();
        await expectShown(page, carousel, 2, wide);
        expect(await transitions(page)).toEqual([]);
      },
    );

    test(
      'makes a move that starts while slick measures itself',
      once(carousel),
      async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await open(page, carousel);
        await next(page, carousel).evaluate((button: HTMLElement) => {
          // Slick measures itself 50 ms after a resize.
          window.dispatchEvent(new Event('resize'));
          button.click();
          // Blocks the page, so that slick measures itself before React renders the move.
          for (const end = performance.now() + 80; performance.now() < end;);
        });
        await expectShown(page, carousel, 2, wide);
      },
    );

    test(
      'a swipe moves to the next slide, the other way to the previous one, and from the first to the last',
      once(carousel),
      async ({ page }) => {
        await page.setViewportSize({ width: 360, height: 800 });
        await openWithTimeStopped(page, carousel);
        for (const [way, place] of [
          ['left', 2],
          ['right', 1],
          ['right', total],
        ] as const) {
          await swipe(view(page, carousel), way);
          await pass(page, 600);
          await expectShown(page, carousel, place, 1);
        }
      },
    );

    test(
      'works with the keyboard only, the pause button first',
      once(carousel),
      async ({ page }) => {
        await openWithTimeStopped(page, carousel);
        await button(page, carousel, `Pause ${many}`).focus();
        await page.keyboard.press('Shift+Tab');
        await expect(frame(page, carousel).locator(':focus')).toHaveCount(0);
        await page.keyboard.press('Tab');
        await expect(button(page, carousel, `Pause ${many}`)).toBeFocused();
        await page.keyboard.press('Space');
        await expect(button(page, carousel, `Play ${many}`)).toBeFocused();
        await page.keyboard.press('Tab');
        await expect(button(page, carousel, `Previous ${one}`)).toBeFocused();
        await page.keyboard.press('Tab');
        await expect(button(page, carousel, `Next ${one}`)).toBeFocused();
        await page.keyboard.press('Enter');
        await pass(page, 600);
        await expectShown(page, carousel, 2, wide);
        await page.keyboard.press('Space');
        await pass(page, 600);
        await expectShown(page, carousel, 3, wide);
        await expect(button(page, carousel, `Next ${one}`)).toBeFocused();
      },
    );
  });

  for (const look of looks) {
    const tag = [...once(carousel).tag, ...look.tag].slice(0, 1);
    test(
      `${name} is announced as a carousel and has no axe finding after a move, on ${look.name}`,
      { tag },
      async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await open(page, carousel);
        await next(page, carousel).click();
        await expectShown(page, carousel, 2, wide);
        await expect(frame(page, carousel)).toHaveAttribute('aria-roledescription', 'carousel');
        for (const slide of await offered(page, carousel).all()) {
          await expect(slide).toHaveAttribute('aria-roledescription', 'slide');
        }
        await expect(view(page, carousel)).toHaveAttribute('aria-live', 'polite');
        expect(await axeFindingsInLooks(page, look)).toEqual([]);
        // On a phone the same slide is still shown first.
        await view(page, carousel).scrollIntoViewIfNeeded();
        await page.setViewportSize({ width: 360, height: 900 });
        await expectShown(page, carousel, 2, 1);
      },
    );
  }
}

test('the banner fits the window with its pause button in view', async ({ page }) => {
  await open(page, banner);
  const pause = frame(page, banner).getByRole('button', { name: 'Pause slides' });
  for (const [width, height] of [
    [1920, 1080],
    [1440, 900],
    [1366, 768],
    [1280, 720],
    [1024, 768],
    [768, 1024],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(pause, `${String(width)} x ${String(height)}`).toBeInViewport({ ratio: 1 });
  }
});

test('the banner fades for 500 ms and does not slide', async ({ page }) => {
  await openWithTimeStopped(page, banner);
  await watchTransitions(view(page, banner));
  await next(page, banner).click();
  await pass(page, 1);
  await expect.poll(() => transitions(page)).toEqual(['opacity 500 ms', 'opacity 500 ms']);
  const edges = await view(page, banner).evaluate((element) =>
    Array.from(
      element.querySelectorAll('[aria-roledescription="slide"]'),
      (slide) => slide.getBoundingClientRect().x,
    ),
  );
  expect(edges).toEqual([0, 0, 0]);
});

for (const carousel of [testimonials, roles]) {
  test(`${carousel.name} slide sideways for 500 ms`, async ({ page }) => {
    await openWithTimeStopped(page, carousel);
    await watchTransitions(view(page, carousel));
    await next(page, carousel).click();
    await pass(page, 1);
    await expect.poll(() => transitions(page)).toEqual(['transform 500 ms']);
  });
}

test("a button selects a banner slide, and the keyboard reaches only that slide's links", async ({
  page,
}) => {
  await openWithTimeStopped(page, banner);
  const picks = frame(page, banner).getByRole('list', { name: 'Slides' }).getByRole('button');
  await expect(picks.nth(0)).toHaveAttribute('aria-current', 'true');
  for (const [key, place] of [
    ['Enter', 3],
    ['Space', 2],
  ] as const) {
    await picks.nth(place - 1).press(key);
    await pass(page, 600);
    await expectShown(page, banner, place, 1);
    await expect(picks.and(page.locator('[aria-current]'))).toHaveAccessibleName(
      new RegExp(`^Slide ${String(place)}: `),
    );
  }
  await next(page, banner).focus();
  const reached: string[] = [];
  for (let stop = 0; stop < 6; stop += 1) {
    await page.keyboard.press('Tab');
    const focused = frame(page, banner).locator(':focus');
    if ((await focused.count()) === 1) reached.push(await focused.innerText());
  }
  expect(reached).toEqual([
    'The move, in good order',
    'Three tools of our own',
    'Zurich and India, one team',
    'Meet the tools',
    'Why we built them',
  ]);
});
