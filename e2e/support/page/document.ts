import type { APIRequestContext, Page } from '@playwright/test';

/** The built HTML of pages, by route. */
export type Documents = ReadonlyMap<string, string>;

/** Fetches the HTML of pages without running scripts. */
export async function fetchDocuments(
  request: APIRequestContext,
  routes: readonly string[],
): Promise<Documents> {
  const entries = await Promise.all(
    routes.map(async (route) => [route, await (await request.get(route)).text()] as const),
  );
  return new Map(entries);
}

/** The metadata in a page's head. Missing texts are empty. */
export function headIn(html: string) {
  const find = (pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
  return {
    title: find(/<title[^>]*>([^<]+)<\/title>/),
    description: find(/<meta[^>]*name="description" content="([^"]+)"/),
    canonical: find(/<link[^>]*rel="canonical" href="([^"]+)"/),
    image: find(/<meta[^>]*property="og:image" content="([^"]+)"/),
  };
}

/** Parses HTML without running its scripts. @returns the texts of the selected elements */
export const textsIn = (page: Page, html: string, selector: string) =>
  page.evaluate(
    ([markup, elements]) => {
      const document = new DOMParser().parseFromString(markup, 'text/html');
      return Array.from(document.querySelectorAll(elements), ({ textContent }) => textContent);
    },
    [html, selector] as const,
  );

/** The targets of a page's links, and the ids that links can lead to. */
export const linksIn = (page: Page, html: string, address: string) =>
  page.evaluate(
    ([markup, base]) => {
      const document = new DOMParser().parseFromString(markup, 'text/html');
      const links = Array.from(document.querySelectorAll('a[href], area[href]'), (link) =>
        String(new URL(link.getAttribute('href') ?? '', base)),
      );
      const ids = Array.from(document.querySelectorAll('[id]'), ({ id }) => id);
      return { links, ids };
    },
    [html, address] as const,
  );

/** The width and height of pictures, decoded by the browser. */
export const sizesOf = (page: Page, addresses: readonly string[]) =>
  page.evaluate(
    (all) =>
      Promise.all(
        all.map(async (address) => {
          const image = new Image();
          image.src = address;
          await image.decode();
          return `${String(image.naturalWidth)}x${String(image.naturalHeight)}`;
        }),
      ),
    addresses,
  );
