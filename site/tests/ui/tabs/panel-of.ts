/** The part of the page that a link to a hash leads to. */
export const panelOf = (link: HTMLElement) =>
  document.querySelector<HTMLElement>(link.getAttribute('href') ?? '');
