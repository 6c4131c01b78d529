import type { Locator, Page } from '@playwright/test';

declare global {
  interface Window {
    /** Set by `watchTransitions`. */
    transitions: string[];
  }
}

/** Records every transition of slick's own elements that ends from now on. */
export const watchTransitions = (slides: Locator) =>
  slides.evaluate((element: HTMLElement) => {
    window.transitions = [];
    element.addEventListener('transitionend', ({ target, propertyName, elapsedTime }) => {
      // The content of a slide may have its own transitions.
      if (target instanceof Element && target.closest('[aria-roledescription="slide"]')) return;
      window.transitions.push(`${propertyName} ${String(Math.round(elapsedTime * 1000))} ms`);
    });
  });

export const transitions = (page: Page) => page.evaluate(() => [...window.transitions].sort());

/** Swipes across the middle of an element. */
export async function swipe(element: Locator, to: 'left' | 'right'): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  const page = element.page();
  const box = await element.boundingBox();
  const height = page.viewportSize()?.height ?? 0;
  if (!box) throw new Error('There is nothing to swipe.');
  const top = Math.max(box.y, 0);
  const y = (top + Math.min(box.y + box.height, height)) / 2;
  const middle = box.x + box.width / 2;
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', way: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [{ x: to === 'right' ? middle + way : middle - way, y }],
    });
  await touch('touchStart', -100);
  for (let way = -80; way <= 100; way += 20) await touch('touchMove', way);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await finger.detach();
}
