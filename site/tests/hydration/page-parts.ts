/** Finds parts of a page that was changed, where roles and labels may be gone. */

/** The first element that a selector finds. */
export function part(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}

/** The form of the page. */
export function form(): HTMLFormElement {
  const found = part('form');
  if (!(found instanceof HTMLFormElement)) throw new Error('It is no form.');
  return found;
}

/** A field by its name. Others may add fields with the same one. */
export function input(name: string): HTMLInputElement | HTMLTextAreaElement {
  const found = part(`[name="${name}"]:not([data-foreign])`);
  if (found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement) return found;
  throw new Error(`${name} is no field.`);
}

/** Places the HTML of a page that was built. @returns its container */
export function place(html: string): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.replaceChildren(container);
  return container;
}

/** Whether React has an element: it marks each. */
export const isLive = (selector: string): boolean =>
  Object.keys(part(selector)).some((key) => key.startsWith('__reactProps$'));

/** Inserts a foreign word at the start of an element. */
export function addWord(element: Element): void {
  element.prepend('A word of another');
}
