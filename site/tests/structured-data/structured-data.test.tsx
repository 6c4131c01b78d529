/** @jest-environment node */
import type { ComponentProps, ReactElement } from 'react';
import { findings, structuredDataIn, typesOf } from '../../../e2e/support/page/structured-data';
import { parseHtml } from '../../cms-source/parse-html';
import { JobSeo } from '../../src/templates/JobPage';
import { ToolSeo } from '../../src/templates/ToolPage';
import { jobs } from '../../src/content/jobs';
import { aksaStudio } from '../../src/content/pages/aksa-studio';
import { dc3 } from '../../src/content/pages/dc3';
import { reorgChartModelling } from '../../src/content/pages/reorg-chart-modelling';
import { Head as FaqHead } from '../../src/pages/faq';
import { Head as HomeHead } from '../../src/pages/index';
import { Head as ServicesHead } from '../../src/pages/services';
import { Head as ArticleHead } from '../../src/templates/ArticlePage';
import { noMeta, row } from '../features/blog/rows';
import { entries, entry } from '../features/faq/entries';
import { tagsOf } from './head-tags';

const dataOf = (page: ReactElement) => structuredDataIn(tagsOf(page));

const faqPage = (nodes: ReturnType<typeof entries>) => (
  <FaqHead data={{ allStrapiFaq: { nodes } }} />
);

const cut = (src: string) => ({
  localFile: { childImageSharp: { resize: { src, width: 1200, height: 630 } } },
});

type ArticleData = ComponentProps<typeof ArticleHead>['data']['strapiBlog'];

const article = (covers: { src: string } | null, changes: Partial<ArticleData> = {}) => (
  <ArticleHead
    data={{
      strapiBlog: {
        ...row('cut-over'),
        image: null,
        dateModified: '2026-03-10T09:00:00.000Z',
        textPictures: null,
        body: parseHtml('<p>Agree first.</p>'),
        readingMinutes: 1,
        ...noMeta,
        covers: covers && [cut(covers.src)],
        ...changes,
      },
    }}
  />
);

const pages: [string, ReactElement, string[]][] = [
  ['the start page', <HomeHead key="" />, ['Organization', 'WebSite']],
  ['an inner page', <ServicesHead key="" />, ['BreadcrumbList']],
  ['the FAQ page', faqPage(entries(3)), ['BreadcrumbList', 'FAQPage']],
  ['the FAQ page without a question', faqPage([]), ['BreadcrumbList']],
  ['an article', article({ src: '/static/a.jpg' }), ['BreadcrumbList', 'BlogPosting']],
  [
    'an article with an author',
    article(null, { author: 'Ada' }),
    ['BreadcrumbList', 'BlogPosting'],
  ],
  ['an article without a picture', article(null), ['BreadcrumbList', 'BlogPosting']],
  ...jobs.map((job): [string, ReactElement, string[]] => [
    job.path,
    <JobSeo key="" job={job} />,
    ['BreadcrumbList', 'JobPosting'],
  ]),
  ...[dc3, aksaStudio, reorgChartModelling].map((tool): [string, ReactElement, string[]] => [
    tool.path,
    <ToolSeo key="" tool={tool} />,
    ['BreadcrumbList', 'SoftwareApplication'],
  ]),
];

test.each(pages)('%s has its type and all required properties', (_, page, types) => {
  const data = dataOf(page);
  expect(typesOf(data)).toEqual(types);
  expect(data.flatMap((subject) => findings(subject))).toEqual([]);
});

test('the breadcrumb of a page ends with the page itself', () => {
  expect(dataOf(<ServicesHead />)).toMatchObject([
    {
      itemListElement: [
        { position: 1, name: 'Home', item: 'https://www.example.com/' },
        { position: 2, item: 'https://www.example.com/services' },
      ],
    },
  ]);
});

test('answers are plain text, and a question without an answer is left out', () => {
  const answer = parseHtml('<p>Yes, <strong>always</strong>.</p><ul><li>Ask.</li></ul>');
  const [, faqs] = dataOf(faqPage([entry(1, { answer }), entry(2, { answer: [] })]));
  expect(faqs).toMatchObject({
    mainEntity: [{ name: 'Question number 1?', acceptedAnswer: { text: 'Yes, always. Ask.' } }],
  });
});

test('a job states its place, its yearly pay and that the page takes no applications', () => {
  const [job] = jobs;
  const [, posting] = dataOf(<JobSeo job={job} />);
  expect(posting).toMatchObject({
    title: job.title,
    jobLocation: { address: { addressLocality: 'Zurich', addressCountry: 'CH' } },
    baseSalary: {
      currency: 'CHF',
      value: { minValue: 120_000, maxValue: 140_000, unitText: 'YEAR' },
    },
    directApply: false,
  });
  for (const words of [job.lead, ...job.profile, '<ul><li>']) {
    expect(JSON.stringify(posting)).toContain(JSON.stringify(words).slice(1, -1));
  }
});

test('an article has its dates and the absolute address of its picture', () => {
  const [, posting] = dataOf(article({ src: '/static/a.jpg' }));
  expect(posting).toMatchObject({
    headline: 'About cut-over',
    image: ['https://www.example.com/static/a.jpg'],
    datePublished: '2026-03-09T08:00:00.000Z',
    dateModified: '2026-03-10T09:00:00.000Z',
  });
});

describe('the head of an article', () => {
  const own = {
    metaTitle: 'Headcounts, compared',
    metaDescription: 'What to agree on first.',
    socialImage: cut('/static/social.jpg'),
  };

  test('is derived from its title, its text and its cover', () => {
    const tags = tagsOf(article({ src: '/static/a.jpg' }));
    expect(tags).toContain('<title>About cut-over | HR &amp; Finance Cloud Consulting</title>');
    expect(tags).toContain('<meta name="description" content="On cut-over."/>');
    expect(tags).toContain('property="og:title" content="About cut-over"');
    expect(tags).toContain('property="og:image" content="https://www.example.com/static/a.jpg"');
    expect(tags).not.toContain('name="author"');
    expect(tags).not.toContain('noindex');
  });

  test('says what the article says of itself', () => {
    const tags = tagsOf(article({ src: '/static/a.jpg' }, own));
    expect(tags).toContain('<title>Headcounts, compared</title>');
    expect(tags).toContain('<meta name="description" content="What to agree on first."/>');
    expect(tags).toContain('property="og:title" content="Headcounts, compared"');
    expect(tags).toContain('property="og:description" content="What to agree on first."');
    expect(tags).toContain('content="https://www.example.com/static/social.jpg"');
    expect(tags).toContain('property="og:image:alt" content="Headcounts, compared"');
    expect(tags).toContain('rel="canonical" href="https://www.example.com/blog/cut-over"');
    expect(dataOf(article(null, own))).toMatchObject([
      {},
      { headline: 'About cut-over', description: 'What to agree on first.' },
    ]);
  });

  test('asks search engines to leave it out, and names its author', () => {
    const tags = tagsOf(article(null, { noindex: true, author: 'Ada <Example>' }));
    expect(tags).toContain('<meta name="robots" content="noindex"/>');
    expect(tags).toContain('<meta name="author" content="Ada &lt;Example&gt;"/>');
    expect(dataOf(article(null, { author: 'Ada Example' }))).toMatchObject([
      {},
      { author: { '@type': 'Person', name: 'Ada Example' } },
    ]);
  });
});
