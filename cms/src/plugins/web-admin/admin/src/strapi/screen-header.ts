/** Selects the header of a screen, Strapi's `Layouts.Header`, which takes no style of its own. */
export const screenHeader = '[data-strapi-header]';
