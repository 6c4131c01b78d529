import type { Locator, Page } from '@playwright/test';
import { awaitScript } from './script';
import { expect } from '../system/test';

/** A carousel of Spec §2, described by what a person perceives. */
export interface Carousel {
  name: string;
  route: string;
  /** The name of the row that is shown before slick takes over. */
  row: string;
  /** The nouns in the names of its controls. */
  one: string;
  many: string;
  total: number;
  /** How many slides a desktop shows. */
  wide: number;
}

export const banner: Carousel = {
  name: 'Introduction',
  route: '/',
  row: 'All three slides, in a row',
  one: 'slide',
  many: 'slides',
  total: 3,
  wide: 1,
};

export const testimonials: Carousel = {
  name: 'Testimonials',
  route: '/',
  row: 'All testimonials, in a row',
  one: 'testimonial',
  many: 'testimonials',
  total: 4,
  wide: 2,
};

export const roles: Carousel = {
  name: 'Roles of a transformation',
  route: '/stakeholders',
  row: 'All eight roles, in a row',
  one: 'role',
  many: 'roles',
  total: 8,
  wide: 3,
};

export const carousels = [banner, testimonials, roles] as const;

/** How many slides are shown, by the width of the window in px (Spec §2). */
export const rooms = [
  { carousel: banner, counts: [320, 1920].map((width) => ({ width, count: 1 })) },
  {
    carousel: testimonials,
    counts: [
      { width: 599, count: 1 },
      { width: 600, count: 2 },
    ],
  },
  {
    carousel: roles,
    counts: [
      { width: 499, count: 1 },
      { width: 500, count: 2 },
      { width: 749, count: 2 },
      { width: 750, count: 3 },
    ],
  },
];

/** All three are one component. `npm test` checks what settings do not change on the longest one, `@full` on the others. */
export const once = (carousel: Carousel) => ({ tag: carousel === roles ? [] : ['@full'] });

export const frame = (page: Page, { name }: Carousel) =>
  page.getByRole('group', { name, exact: true });

export const rowOf = (page: Page, { row }: Carousel) =>
  page.getByRole('region', { name: row, exact: true });

/** The element with the slides, whose `aria-live` says whether changes are announced. */
export const view = (page: Page, carousel: Carousel) =>
  frame(page, carousel).locator('[aria-live]');

export const button = (page: Page, carousel: Carousel, name: string) =>
  frame(page, carousel).getByRole('button', { name, exact: true });

export const next = (page: Page, carousel: Carousel) =>
  button(page, carousel, `Next ${carousel.one}`);

export const previous = (page: Page, carousel: Carousel) =>
  button(page, carousel, `Previous ${carousel.one}`);

/** The slides that assistive technology finds. */
export const offered = (page: Page, carousel: Carousel) =>
  frame(page, carousel).getByRole('group', { name: /^\d of \d$/ });

/** The accessible names of `count` slides from the `first` one, continuing with slide 1 after the last. */
export const places = ({ total }: Carousel, first: number, count: number) =>
  Array.from(
    { length: count },
    (_, index) => `${String(((first - 1 + index) % total) + 1)} of ${String(total)}`,
  );

/** The visible slides from left to right, including slick's copies. */
export const seen = (slides: Locator) =>
  slides.evaluate((element) => {
    const edges = element.getBoundingClientRect();
    return Array.from(element.querySelectorAll('[aria-roledescription="slide"]'))
      .filter((slide) => slide.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((slide) => ({
        name: slide.getAttribute('aria-label'),
        middle: slide.getBoundingClientRect().x + slide.getBoundingClientRect().width / 2,
      }))
      .filter(({ middle }) => middle > edges.left && middle < edges.right)
      .sort((one, other) => one.middle - other.middle)
      .map(({ name }) => name);
  });

/** Expects that only these slides are visible and exposed to assistive technology. */
export async function expectShown(page: Page, carousel: Carousel, first: number, count: number) {
  const names = places(carousel, first, count);
  await expect.poll(() => seen(view(page, carousel)), { timeout: 10_000 }).toEqual(names);
  for (const name of names) {
    await expect(offered(page, carousel).and(page.getByLabel(name, { exact: true }))).toHaveCount(
      1,
    );
  }
  await expect(offered(page, carousel)).toHaveCount(count);
}

/** Opens a carousel's page and waits until slick has replaced the row. */
export async function open(page: Page, carousel: Carousel): Promise<void> {
  await page.goto(carousel.route);
  await arrive(page, carousel);
}

export async function arrive(page: Page, carousel: Carousel): Promise<void> {
  await awaitScript(page);
  await view(page, carousel).scrollIntoViewIfNeeded();
  await expect(rowOf(page, carousel)).toHaveCount(0, { timeout: 15_000 });
}

/**
 * Pauses the page's clock one second ahead, because the clock runs on until the call arrives and cannot be paused in the past.
 * Needs `page.clock.install` before the page is opened.
 */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await settled(page);
}

/** Advances the page's clock. */
export async function pass(page: Page, ms: number): Promise<void> {
  await page.clock.runFor(ms);
  await settled(page);
}

/** Waits for React, which schedules its work with messages that the paused clock does not stop. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      await new Promise((done) => {
        const channel = new MessageChannel();
        channel.port1.onmessage = done;
        channel.port2.postMessage('');
      });
    }
  });
}

/** Opens a carousel with a paused clock at the start of its slide's time. */
export async function openWithTimeStopped(page: Page, carousel: Carousel): Promise<void> {
  await page.clock.install();
  await open(page, carousel);
  await stopTime(page);
  // The slide's time starts again when the mouse leaves.
  await view(page, carousel).hover();
  await expect(view(page, carousel)).toHaveAttribute('aria-live', 'polite');
  await leave(page, carousel);
}

/** Moves the mouse off the carousel. */
export async function leave(page: Page, carousel: Carousel): Promise<void> {
  await page.mouse.move(0, 0);
  await expect(view(page, carousel)).toHaveAttribute('aria-live', 'off');
  await settled(page);
}
