import type { APIRequestContext, Page } from '@playwright/test';

/** Pages as the build wrote them, by their routes. */
export type Documents = ReadonlyMap<string, string>;

/** Fetches the HTML of pages, as a search engine does. */
export async function fetchDocuments(
  request: APIRequestContext,
  routes: readonly string[],
): Promise<Documents> {
  const entries = await Promise.all(
    routes.map(async (route) => [route, await (await request.get(route)).text()] as const),
  );
  return new Map(entries);
}

/** What stands in a page's head. A text that is missing is empty. */
export function headIn(html: string) {
  const find = (pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
  return {
    title: find(/<title[^>]*>([^<]+)<\/title>/),
    description: find(/<meta[^>]*name="description" content="([^"]+)"/),
    canonical: find(/<link[^>]*rel="canonical" href="([^"]+)"/),
    image: find(/<meta[^>]*property="og:image" content="([^"]+)"/),
  };
}

/** Reads HTML without running its scripts. @returns the texts of the elements that a selector finds */
export const textsIn = (page: Page, html: string, selector: string) =>
  page.evaluate(
    ([markup, elements]) => {
      const document = new DOMParser().parseFromString(markup, 'text/html');
      return Array.from(document.querySelectorAll(elements), ({ textContent }) => textContent);
    },
    [html, selector] as const,
  );

/** Where the links of a page lead, and the places in it that a link can lead to. */
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

/** The width and height of pictures, as the browser decodes them. */
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
