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
