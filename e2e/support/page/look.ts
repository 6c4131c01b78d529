import type { Page } from '@playwright/test';

/** The box and styles of every element of a page and of its `::before` and `::after`. */
type Look = Map<Element, Record<string, string>>;

declare global {
  interface Window {
    /** Set by `watchLook`. */
    looks: Map<string, Look>;
    lookNow: () => Look;
    lookChanges: (name: string) => string[];
  }
}

/** The compared styles besides position and size: those whose absence would be visible. */
const comparedProperties = [
  ...['display', 'visibility', 'position', 'z-index', 'opacity', 'transform', 'clip-path'],
  ...['overflow-x', 'overflow-y', 'cursor', 'content', 'list-style-type'],
  ...['color', 'background-color', 'background-image', 'fill', 'stroke', 'stroke-width'],
  ...['font-family', 'font-size', 'font-weight', 'font-style', 'line-height', 'letter-spacing'],
  ...['text-align', 'text-decoration-line', 'text-transform', 'white-space'],
  ...['padding-top', 'padding-left', 'margin-top', 'margin-left', 'row-gap', 'column-gap'],
  ...['border-top', 'border-left', 'border-bottom', 'border-radius', 'outline', 'box-shadow'],
  ...['object-fit', 'accent-color', 'scroll-margin-top', 'scroll-snap-type', 'animation-name'],
];

/** Prepares the open page for `rememberLook` and `changes`. */
export async function watchLook(page: Page): Promise<void> {
  await page.evaluate((properties) => {
    window.looks = new Map();
    // Slick rebuilds carousels; carousel-rows.spec.ts compares them.
    const leftOut = 'script, style, template, noscript, [aria-roledescription="carousel"] *';

    const stylesOf = (element: Element): Record<string, string> => {
      const styles: Record<string, string> = {};
      for (const part of element instanceof HTMLElement ? ['', '::before', '::after'] : ['']) {
        const computed = getComputedStyle(element, part);
        if (part !== '' && computed.content === 'none') continue;
        for (const name of properties) styles[name + part] = computed.getPropertyValue(name);
      }
      return styles;
    };

    const boxOf = (element: Element): string => {
      // The content of closed details has no layout.
      if (!element.checkVisibility()) return 'not shown';
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y + scrollY, width, height].map((each) => each.toFixed(1)).join(' ');
    };

    window.lookNow = () =>
      new Map(
        Array.from(document.querySelectorAll('body, body *'))
          .filter((element) => !element.matches(leftOut))
          .map((element) => {
            const box = boxOf(element);
            return [element, { box, ...stylesOf(element) }];
          }),
      );

    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()}${element.id && `#${element.id}`}.${Array.from(element.classList).join('.')}`;

    window.lookChanges = (name) => {
      const now = window.lookNow();
      const found: string[] = [];
      for (const [element, before] of window.looks.get(name) ?? []) {
        const after = now.get(element);
        if (!after) {
          found.push(`${nameOf(element)} is gone`);
          continue;
        }
        for (const property of new Set([...Object.keys(before), ...Object.keys(after)])) {
          const [was, is] = [before[property], after[property]];
          if (was === is) continue;
          found.push(`${nameOf(element)}: ${property} ${String(was)} → ${String(is)}`);
        }
      }
      return found.slice(0, 40);
    };
  }, comparedProperties);
}

async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish();
    }
  });
}

/** Stores the page's current look under a name. */
export async function rememberLook(page: Page, name: string): Promise<void> {
  await settle(page);
  await page.evaluate((as) => {
    window.looks.set(as, window.lookNow());
  }, name);
}

/** The differences from the look with this name: each element with its box or style, at most 40 lines. */
export async function changes(page: Page, name: string): Promise<string[]> {
  await settle(page);
  return page.evaluate((as) => window.lookChanges(as), name);
}
