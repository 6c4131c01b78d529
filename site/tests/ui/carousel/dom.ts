/** Finds elements that are hidden from assistive technology. */

/** The element in which slick keeps a slide. */
export const slotOf = (slide: HTMLElement) => slide.closest<HTMLElement>('.slick-slide');

/** All elements in which slick keeps slides, copies among them. */
export const slotsIn = (carousel: HTMLElement) => [
  ...carousel.querySelectorAll<HTMLElement>('.slick-slide'),
];

export const liveRegionIn = (carousel: HTMLElement) => carousel.querySelector('[aria-live]');

export const firstInTabOrder = (carousel: HTMLElement) =>
  carousel.querySelector('button, a, [tabindex="0"]');

export const hasStyleAttributes = (container: HTMLElement) =>
  container.querySelector('[style]') !== null;

/** Gives every row a layout with its children 100 px apart. */
export function layOut() {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    const left = [...(this.parentElement?.children ?? [])].indexOf(this) * 100;
    const rect = { left, x: left, right: left + 100, width: 100 };
    const rest = { top: 0, y: 0, bottom: 100, height: 100 };
    return { ...rect, ...rest, toJSON: () => rect };
  });
}
