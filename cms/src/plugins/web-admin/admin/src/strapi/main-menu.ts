const own = 'plugin::web-admin.';

/** Whether these permissions lead an admin to nothing in the panel but the screens of Web Admin. */
export const hasOwnRoomsOnly = (actions: readonly string[]): boolean =>
  actions.length > 0 && actions.every((action) => action.startsWith(own));

const mark = 'data-own-rooms';

// Strapi's main menu, by its button for narrow screens. It leads to Home, Content Manager and Settings, where whoever has nothing
// but Web Admin finds nothing; the shell has a menu of its own.
const style = `[${mark}] nav:has(> * > [aria-controls='burger-menu']) { display: none; }`;

/** Lets Strapi's main menu be hidden by `showOwnRooms`. */
export function prepareOwnRooms(): void {
  const element = document.createElement('style');
  element.textContent = style;
  document.head.append(element);
}

/** Hides Strapi's main menu from an admin with these permissions, if it leads nowhere. */
export function showOwnRooms(actions: readonly string[]): void {
  document.documentElement.toggleAttribute(mark, hasOwnRoomsOnly(actions));
}

/**
 * Strapi's advertisement for its new media library stands above every screen until someone closes it, and nothing switches it off.
 * Here it counts as closed. Names are those of @strapi/admin: components/MediaLibraryBanner, hooks/usePersistentState. The id
 * of an installation without telemetry is `false`, and unknown until the panel has asked for it.
 */
export function dismissBanner(): void {
  for (const legacy of ['true', 'false']) {
    for (const installation of ['false', 'undefined']) {
      const key = `STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_${legacy}:${installation}`;
      localStorage.setItem(key, 'true');
    }
  }
}
