/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { object, string, type InferType } from 'yup';
import { blogPage } from '../../src/content/blog';
import { contactPage } from '../../src/content/contact';
import { faqPage } from '../../src/content/faq';
import { page as homePage } from '../../src/content/home';
import { gone, notFound } from '../../src/content/not-found';
import { previewPage } from '../../src/content/preview';
import { privacyPolicy } from '../../src/content/pages/privacy-policy';

const pageCopy = object({
  path: string().required(),
  title: string().required(),
  description: string().required(),
  heading: string().required(),
});

type Copy = Pick<InferType<typeof pageCopy>, 'path' | 'title' | 'description'>;

const folder = join(__dirname, '../../src/content/pages');

/** The exports of a content file that are the copy of a page. */
function pagesIn(file: string): Copy[] {
  // It depends on the captcha; its head does not.
  if (file === 'privacy-policy.ts') return [privacyPolicy('own')];
  const content: unknown = jest.requireActual(join(folder, file));
  return Object.values(content ?? {}).filter((value): value is Copy =>
    pageCopy.isValidSync(value, { strict: true }),
  );
}

const written = readdirSync(folder).map((file) => ({ file, pages: pagesIn(file) }));

const pages: Copy[] = [
  { ...homePage, title: '' },
  { ...contactPage, path: '/contact' },
  { ...faqPage, path: '/faq' },
  { ...blogPage, path: '/blog' },
  { ...notFound, path: '/404' },
  { ...gone, path: '/410' },
  { ...previewPage, path: '/preview' },
  ...written.flatMap((each) => each.pages),
];

test.each(written)(
  '$file contains the copy of the page of the same name',
  ({ file, pages: [page] }) => {
    expect(page?.path).toBe(`/${file.replace(/\.ts$/, '')}`);
  },
);

test.each(['path', 'title', 'description'] as const)('no two pages share a %s', (property) => {
  const values = pages.map((page) => page[property]);
  expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
});

test.each(pages)(
  'the description of $path is short enough for search results',
  ({ description }) => {
    expect(description.length).toBeGreaterThanOrEqual(50);
    expect(description.length).toBeLessThanOrEqual(160);
  },
);
