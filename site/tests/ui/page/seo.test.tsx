/** @jest-environment node */
import { structuredDataIn } from '../../../../e2e/support/page/structured-data';
import { Seo } from '../../../src/ui/page/Seo';
import { faqList } from '../../../src/structured-data/faq-list';
import { tagsOf } from '../../structured-data/head-tags';

test('a page has a title, a description and one address', () => {
  const tags = tagsOf(<Seo title="FAQ" description="Questions and answers." path="/faq" />);
  expect(tags).toContain('<title>FAQ | HR &amp; Finance Cloud Consulting</title>');
  expect(tags).toContain('<meta name="description" content="Questions and answers."/>');
  expect(tags).toContain('<meta property="og:title" content="FAQ"/>');
  expect(tags).toContain('<meta property="og:url" content="https://www.example.com/faq"/>');
  expect(tags).toContain('<link rel="canonical" href="https://www.example.com/faq"/>');
  expect(tags).not.toContain('noindex');
});

test('the link preview of a page shows the picture that was drawn for it', () => {
  const tags = tagsOf(<Seo title="Dc3" description="Text" path="/dc3" />);
  expect(tags).toContain(
    '<meta property="og:image" content="https://www.example.com/previews/dc3.png"/>',
  );
  expect(tags).toContain('<meta property="og:image:width" content="1200"/>');
  expect(tags).toContain('<meta property="og:image:height" content="630"/>');
  expect(tags).toMatch(/<meta property="og:image:alt" content="Uneven records [^"]+"\/>/);
  expect(tags).toContain('<meta name="twitter:card" content="summary_large_image"/>');
});

test('a page without its own drawing shows the default one', () => {
  const tags = tagsOf(<Seo title="Payroll" description="Text" path="/blog/category/payroll" />);
  expect(tags).toContain('content="https://www.example.com/previews/other.png"');
});

test('the link preview of an article has its own picture and its dates', () => {
  const image = { src: '/static/move.jpg', width: 1200, height: 630, alt: 'A move' };
  const tags = tagsOf(
    <Seo
      title="A move"
      description="Text"
      path="/blog/a-move"
      image={image}
      article={{
        datePublished: '2026-03-09T08:00:00.000Z',
        dateModified: '2026-03-10T08:00:00.000Z',
      }}
    />,
  );
  expect(tags).toContain(
    '<meta property="og:image" content="https://www.example.com/static/move.jpg"/>',
  );
  expect(tags).toContain('<meta property="og:image:alt" content="A move"/>');
  expect(tags).toContain('<meta property="og:type" content="article"/>');
  expect(tags).toContain('property="article:published_time" content="2026-03-09T08:00:00.000Z"');
  expect(tags).toContain('property="article:modified_time" content="2026-03-10T08:00:00.000Z"');
});

test('the start page’s title is the firm’s name', () => {
  const tags = tagsOf(<Seo description="Text" path="/" />);
  expect(tags).toContain('<title>HR &amp; Finance Cloud Consulting</title>');
  expect(tags).toContain('content="https://www.example.com/previews/home.png"');
});

test('the fallback page has no canonical address and is not indexed', () => {
  const tags = tagsOf(<Seo title="This position is vacant" description="Text" />);
  expect(tags).not.toContain('canonical');
  expect(tags).not.toContain('og:url');
  expect(tags).toContain('<meta name="robots" content="noindex"/>');
  expect(tags).toContain('content="https://www.example.com/previews/404.png"');
});

test('no text from the CMS can end the script element', () => {
  const question = 'Is </script><script>alert(1)</script> a question?';
  const tags = tagsOf(
    <Seo description="Text" path="/faq" data={faqList([{ question, answer: ['<!-- No.'] }])} />,
  );
  expect(tags.match(/<script/g)).toHaveLength(1);
  expect(tags).not.toContain('<!--');
  expect(structuredDataIn(tags)).toMatchObject([
    { mainEntity: [{ name: question, acceptedAnswer: { text: '<!-- No.' } }] },
  ]);
});
