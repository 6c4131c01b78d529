/** @jest-environment node */
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Helmet } from 'react-helmet';
import { Seo } from '../../src/components/layout/Seo';

/** The head of a page as it is pre-rendered. */
const headOf = (seo: ReactElement) => {
  renderToStaticMarkup(seo);
  const { htmlAttributes, title, meta, link } = Helmet.renderStatic();
  const tags = [title, meta, link].map(String).join('\n');
  return {
    language: htmlAttributes.toString(),
    tags: tags.replaceAll(' data-react-helmet="true"', ''),
  };
};

test('a page tells its language, title, description and one address', () => {
  const { language, tags } = headOf(
    <Seo title="FAQ" description="Questions and answers." path="/faq" />,
  );
  expect(language).toBe('lang="en"');
  expect(tags).toContain('<title>FAQ | HR &amp; Finance Cloud Consulting</title>');
  expect(tags).toContain('<meta name="description" content="Questions and answers."/>');
  expect(tags).toContain('<meta property="og:title" content="FAQ"/>');
  expect(tags).toContain('<meta property="og:url" content="https://www.example.com/faq"/>');
  expect(tags).toContain('<link rel="canonical" href="https://www.example.com/faq"/>');
});

test('a link preview shows the page’s picture by its full address', () => {
  const { tags } = headOf(
    <Seo title="A move" description="Text" path="/blog/a-move" image="/static/move.png" />,
  );
  expect(tags).toContain(
    '<meta property="og:image" content="https://www.example.com/static/move.png"/>',
  );
});

test('the start page’s title is the firm’s name', () => {
  const { tags } = headOf(<Seo description="Text" path="/" />);
  expect(tags).toContain('<title>HR &amp; Finance Cloud Consulting</title>');
});

test('the fallback page claims no address of its own', () => {
  const { tags } = headOf(<Seo title="This position is vacant" description="Text" />);
  expect(tags).not.toContain('canonical');
  expect(tags).not.toContain('og:url');
});
