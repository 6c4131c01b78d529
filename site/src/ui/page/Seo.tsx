import { firm } from '../../content/firm';
import { breadcrumbs } from '../../structured-data/breadcrumbs';
import { addressOf, toScript, type StructuredData } from '../../structured-data/structured-data';
import type { Crumb } from './Breadcrumb';
import { previewPicture, type PreviewPicture } from './preview-picture';
import { useSiteMetadata } from './use-site-metadata';

interface SeoProps {
  /** The page's own title, to which the firm's name is added. The start page has none. */
  title?: string;
  description: string;
  /** The page's path, such as `/faq`. The fallback page has none. */
  path?: string;
  /** The breadcrumb of the page. */
  crumbs?: readonly Crumb[];
  /** The picture for link previews, instead of the one that the build draws. */
  image?: PreviewPicture;
  /** The title of the document, instead of the page's own with the firm's name. */
  documentTitle?: string;
  /** When an article was first published and last changed, ISO 8601, and who wrote it. */
  article?: { datePublished: string; dateModified: string; author?: string | null };
  /** Whether search engines are asked to leave the page out. */
  noindex?: boolean;
  /** What the page is about, for search engines. */
  data?: readonly StructuredData[];
}

/**
 * Title, description, canonical address, link preview and structured data of a page: for the `Head` that each page
 * exports.
 */
export function Seo(props: SeoProps) {
  const { title, description, path, crumbs, image, article, data = [] } = props;
  const { siteUrl } = useSiteMetadata();
  const fullTitle = props.documentTitle ?? (title ? `${title} | ${firm.name}` : firm.name);
  const address = path && addressOf(path, siteUrl);
  const picture = image ?? previewPicture(path ?? '/404');
  const way = path && crumbs ? [breadcrumbs(crumbs, path)] : [];
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {address && <link rel="canonical" href={address} />}
      {(!address || props.noindex) && <meta name="robots" content="noindex" />}
      {article?.author && <meta name="author" content={article.author} />}
      <meta property="og:type" content={article ? 'article' : 'website'} />
      {article && <meta property="article:published_time" content={article.datePublished} />}
      {article && <meta property="article:modified_time" content={article.dateModified} />}
      <meta property="og:site_name" content={firm.name} />
      <meta property="og:title" content={title ?? firm.name} />
      <meta property="og:description" content={description} />
      {address && <meta property="og:url" content={address} />}
      <meta property="og:image" content={addressOf(picture.src, siteUrl)} />
      <meta property="og:image:width" content={String(picture.width)} />
      <meta property="og:image:height" content={String(picture.height)} />
      <meta property="og:image:alt" content={picture.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      {[...way, ...data].map((describe, index) => (
        <script
          key={index}
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: toScript(describe(siteUrl)) }}
        />
      ))}
    </>
  );
}
