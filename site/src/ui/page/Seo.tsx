import { firm } from '../../content/firm';
import { breadcrumbs } from '../../structured-data/breadcrumbs';
import { addressOf, toScript, type StructuredData } from '../../structured-data/structured-data';
import type { Crumb } from './Breadcrumb';
import { previewPicture, type PreviewPicture } from './preview-picture';
import { useSiteMetadata } from './use-site-metadata';

interface SeoProps {
  /** The page's own title; the firm's name is added. The start page leaves it out. */
  title?: string;
  description: string;
  /** The page's path, `/faq`. The fallback page stands at no address of its own and has none. */
  path?: string;
  /** The way to the page as its head shows it, the page itself last. */
  crumbs?: readonly Crumb[];
  /** The page's own picture for link previews, in place of the one that the build draws for it. */
  image?: PreviewPicture;
  /** When an article was written and last changed, ISO 8601. */
  article?: { createdAt: string; updatedAt: string };
  /** What the page is about, for search engines. */
  data?: readonly StructuredData[];
}

/**
 * What a page tells the browser's tab, search engines and link previews: for the `Head` that each page exports, which Gatsby
 * writes into the page's head.
 */
export function Seo({ title, description, path, crumbs, image, article, data = [] }: SeoProps) {
  const { siteUrl } = useSiteMetadata();
  const fullTitle = title ? `${title} | ${firm.name}` : firm.name;
  const address = path && addressOf(path, siteUrl);
  const picture = image ?? previewPicture(path ?? '/404');
  const way = path && crumbs ? [breadcrumbs(crumbs, path)] : [];
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {address && <link rel="canonical" href={address} />}
      {!address && <meta name="robots" content="noindex" />}
      <meta property="og:type" content={article ? 'article' : 'website'} />
      {article && <meta property="article:published_time" content={article.createdAt} />}
      {article && <meta property="article:modified_time" content={article.updatedAt} />}
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
