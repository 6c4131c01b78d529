/** Finds parts of a changed page, whose roles and labels may be gone. */

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

/** A field by its name. Other software may add fields with the same name. */
export function input(name: string): HTMLInputElement | HTMLTextAreaElement {
  const found = part(`[name="${name}"]:not([data-foreign])`);
  if (found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement) return found;
  throw new Error(`${name} is no field.`);
}

/** Puts the HTML of a built page into the document. @returns its container */
export function place(html: string): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.replaceChildren(container);
  return container;
}

/** Whether React manages an element: it marks each one. */
export const isLive = (selector: string): boolean =>
  Object.keys(part(selector)).some((key) => key.startsWith('__reactProps$'));

/** Inserts a foreign word at the start of an element. */
export function addWord(element: Element): void {
  element.prepend('A word of another');
}
