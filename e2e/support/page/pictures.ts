import type { Page } from '@playwright/test';

/** The pictures of a page with their attributes and their position before scrolling. */
export const picturesOf = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.images, (image) => ({
      name: image.getAttribute('src') ?? '',
      measured: image.hasAttribute('width') && image.hasAttribute('height'),
      lazy: image.loading === 'lazy',
      first: image.fetchPriority === 'high',
      below: image.getBoundingClientRect().top >= innerHeight,
      shown: image.checkVisibility(),
      types: Array.from(image.parentElement?.querySelectorAll('source') ?? [], ({ type }) => type),
      candidates: Array.from(
        image.parentElement?.querySelectorAll('source[type]') ?? [],
        (source) => source.getAttribute('srcset')?.split(',').length ?? 0,
      ),
    })),
  );

type Picture = Awaited<ReturnType<typeof picturesOf>>[number];

function faultsOf({ measured, shown, below, first, lazy, name, types, candidates }: Picture) {
  const isDrawing = name.endsWith('.svg');
  const faults: string[] = [];
  if (!measured) faults.push('has no width and height');
  // The top picture of an article is fetched first, even if a long title moves it below a phone's window.
  if (shown && below && !first && !lazy) faults.push('is not lazy although it is below the window');
  if (isDrawing) return faults;
  if (!types.includes('image/avif')) faults.push('is not offered as AVIF');
  if (Math.min(...candidates) < 2) faults.push('has only one size');
  return faults;
}

/** The faults of the pictures of a page that was not scrolled yet. */
export async function pictureFindings(page: Page): Promise<string[]> {
  const pictures = await picturesOf(page);
  return pictures.flatMap((picture) =>
    faultsOf(picture).map((fault) => `${picture.name} ${fault}`),
  );
}
