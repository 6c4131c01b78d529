import { useLayoutEffect, useMemo, useRef } from 'react';
import type { PreviewedBlog, PreviewedFaq } from '../../api';
import { article } from '../../content/blog';
import { faqPage } from '../../content/faq';
import { previewPage } from '../../content/preview';
import { ContactBand } from '../../ui/page/ContactBand';
import { PageHead } from '../../ui/page/PageHead';
import { Section } from '../../ui/page/Section';
import { richTextInBrowser } from '../../ui/rich-text/from-browser';
import { textOf } from '../../ui/rich-text/text-of';
import { Article } from '../blog/article/Article';
import { readingMinutes } from '../blog/reading-time';
import { FaqList } from '../faq/FaqList';
import { faqCrumbs } from '../faq/FaqView';
import { shownPictures } from './preview-pictures';
import type { LoadedPictures } from './use-preview';

function PreviewedArticle({ blog, loaded }: { blog: PreviewedBlog; loaded: LoadedPictures }) {
  const { title, description, category, tag, image, imageAlt, author } = blog;
  const { datePublished, dateModified } = blog;
  const shown = shownPictures(blog.pictures, loaded);
  const body = useMemo(() => {
    const known = new Set(blog.pictures.map(({ src }) => src));
    return richTextInBrowser(description, (src) => (known.has(src) ? src : undefined));
  }, [blog.pictures, description]);
  // As on the article's page: pictures in the text are not shown a second time below it.
  const pictures = image.flatMap((src, index) => {
    const picture = shown.get(src);
    const isInText = index > 0 && description.includes(`src="${src}"`);
    return picture === undefined || isInText ? [] : [{ ...picture, alt: imageAlt?.[index] ?? '' }];
  });
  return (
    <Article
      title={title}
      category={category === '' ? previewPage.noCategory : category}
      tag={tag}
      datePublished={datePublished}
      dateModified={dateModified}
      author={author === '' ? null : author}
      readingMinutes={readingMinutes(textOf(body))}
      body={body}
      pictures={pictures}
      textPictures={shown}
    />
  );
}

function PreviewedQuestion({ faq }: { faq: PreviewedFaq }) {
  const { _id, question, description, createdAt } = faq;
  const list = useRef<HTMLDivElement>(null);
  const faqs = useMemo(
    () => [{ _id, question, createdAt, answer: richTextInBrowser(description) }],
    [_id, question, createdAt, description],
  );
  // Before it is painted.
  useLayoutEffect(() => {
    const item = list.current?.querySelector('details');
    if (item) item.open = true;
  }, [faqs]);
  return (
    <>
      <PageHead crumbs={faqCrumbs} title={faqPage.heading} />
      <Section title={faqPage.listTitle} titleHidden flush>
        <div ref={list}>
          <FaqList faqs={faqs} matching={faqs} />
        </div>
      </Section>
    </>
  );
}

interface PreviewedEntryProps {
  entry: PreviewedBlog | PreviewedFaq;
  /** The pictures that have arrived. */
  pictures: LoadedPictures;
}

/** A draft with the components of its page. */
export function PreviewedEntry({ entry, pictures }: PreviewedEntryProps) {
  return entry.kind === 'blog' ? (
    <>
      <PreviewedArticle blog={entry} loaded={pictures} />
      <ContactBand {...article.closing} />
    </>
  ) : (
    <>
      <PreviewedQuestion faq={entry} />
      <ContactBand title={faqPage.closing.title} text={faqPage.closing.text} />
    </>
  );
}
