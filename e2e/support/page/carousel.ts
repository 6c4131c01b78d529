import type { Locator, Page } from '@playwright/test';
import { awaitScript } from './script';
import { expect } from '../system/test';

/** A carousel of Spec §2 by what a person is told of it. */
export interface Carousel {
  name: string;
  route: string;
  /** What the row is called that it begins as. */
  row: string;
  /** What its controls speak of. */
  one: string;
  many: string;
  total: number;
  /** How many slides a desk has room for. */
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

/** How many slides there is room for, by the width of the window in px (Spec §2). */
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

/** All three are one component. What its settings do not change, `npm test` asks of the longest one; the others are for `@full`. */
export const once = (carousel: Carousel) => ({ tag: carousel === roles ? [] : ['@full'] });

export const frame = (page: Page, { name }: Carousel) =>
  page.getByRole('group', { name, exact: true });

export const rowOf = (page: Page, { row }: Carousel) =>
  page.getByRole('region', { name: row, exact: true });

/** The part that holds the slides, and says whether their change is announced. */
export const view = (page: Page, carousel: Carousel) =>
  frame(page, carousel).locator('[aria-live]');

export const button = (page: Page, carousel: Carousel, name: string) =>
  frame(page, carousel).getByRole('button', { name, exact: true });

export const next = (page: Page, carousel: Carousel) =>
  button(page, carousel, `Next ${carousel.one}`);

export const previous = (page: Page, carousel: Carousel) =>
  button(page, carousel, `Previous ${carousel.one}`);

/** What assistive technology finds of the slides. */
export const offered = (page: Page, carousel: Carousel) =>
  frame(page, carousel).getByRole('group', { name: /^\d of \d$/ });

/** `count` slides from the `first` one on, round the seam, by the names that they are announced with. */
export const places = ({ total }: Carousel, first: number, count: number) =>
  Array.from(
    { length: count },
    (_, index) => `${String(((first - 1 + index) % total) + 1)} of ${String(total)}`,
  );

/** The slides that the eye finds in the view, from left to right: also the copies that a loop is made of. */
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

/** Whether these slides are in the view at rest, and offered to assistive technology, and no others. */
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

/** Goes to a carousel and waits until slick has taken over from the row. */
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
 * Halts the page's time, which must be Playwright's from the start (`page.clock.install`), a second from now: the page's time
 * does not wait for a busy machine to pass the word, and cannot be halted in its past.
 */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await settled(page);
}

/** Lets the page's time go on by so many milliseconds. */
export async function pass(page: Page, ms: number): Promise<void> {
  await page.clock.runFor(ms);
  await settled(page);
}

/** React works between messages, and no clock of the page's holds these up. */
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

/** Opens a carousel with its time halted, as if its present slide had come just now. */
export async function openWithTimeStopped(page: Page, carousel: Carousel): Promise<void> {
  await page.clock.install();
  await open(page, carousel);
  await stopTime(page);
  // Its time begins anew when the mouse leaves.
  await view(page, carousel).hover();
  await expect(view(page, carousel)).toHaveAttribute('aria-live', 'polite');
  await leave(page, carousel);
}

/** Takes the mouse away, to where no carousel is. */
export async function leave(page: Page, carousel: Carousel): Promise<void> {
  await page.mouse.move(0, 0);
  await expect(view(page, carousel)).toHaveAttribute('aria-live', 'off');
  await settled(page);
}
