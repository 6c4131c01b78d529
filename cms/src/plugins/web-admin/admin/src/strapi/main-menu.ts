const ownPermissions = 'plugin::web-admin.';

/** Whether an admin with these permissions can do nothing in the panel outside Web Admin. */
export const isWebAdminOnly = (actions: readonly string[]): boolean =>
  actions.length > 0 && actions.every((action) => action.startsWith(ownPermissions));

const mark = 'data-web-admin-only';

// Finds Strapi's main menu by its button for narrow screens. It leads to Home, Content Manager and Settings, where a web admin
// can do nothing; the shell has a menu of its own.
const style = `[${mark}] nav:has(> * > [aria-controls='burger-menu']) { display: none; }`;

/** Adds the style by which `hideMainMenuFor` hides Strapi's main menu. */
export function addMainMenuStyle(): void {
  const element = document.createElement('style');
  element.textContent = style;
  document.head.append(element);
}

/** Hides Strapi's main menu from an admin with these permissions if they can do nothing there. */
export function hideMainMenuFor(actions: readonly string[]): void {
  document.documentElement.toggleAttribute(mark, isWebAdminOnly(actions));
}

/**
 * Closes Strapi's advertisement for its new media library, which appears above every screen and cannot be disabled. The names
 * are those of @strapi/admin: components/MediaLibraryBanner, hooks/usePersistentState. The id of an installation without
 * telemetry is `false`, and `undefined` until the panel has asked for it.
 */
export function dismissBanner(): void {
  for (const legacy of ['true', 'false']) {
    for (const installation of ['false', 'undefined']) {
      const key = `STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_${legacy}:${installation}`;
      localStorage.setItem(key, 'true');
    }
  }
}
