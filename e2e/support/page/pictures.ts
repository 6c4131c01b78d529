import type { Page } from '@playwright/test';

/** A picture as the page's HTML has it, and where it stands before anything is scrolled. */
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
  // The picture at the top of an article is fetched first, also where a long title moves it down a phone.
  if (shown && below && !first && !lazy)
    faults.push('does not wait although it is below the window');
  if (isDrawing) return faults;
  if (!types.includes('image/avif')) faults.push('is not offered as AVIF');
  if (Math.min(...candidates) < 2) faults.push('comes in one size only');
  return faults;
}

/** What is wrong with the pictures of a page that nobody has scrolled yet. */
export async function pictureFindings(page: Page): Promise<string[]> {
  const pictures = await picturesOf(page);
  return pictures.flatMap((picture) =>
    faultsOf(picture).map((fault) => `${picture.name} ${fault}`),
  );
}
