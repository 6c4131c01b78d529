/**
 * Gives the elements their styles back, which stand in `data-style` in the published page: its policy allows a script to set
 * them, not an attribute. To be called before React compares the page with what it would render.
 */
export function restoreStyleAttributes(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset.style ?? '';
    delete element.dataset.style;
  }
}
