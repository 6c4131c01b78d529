import { Helmet } from 'react-helmet';
import { firm } from '../../content/firm';
import { useSiteMetadata } from './useSiteMetadata';

interface SeoProps {
  /** The page's own title; the firm's name is added. The start page leaves it out. */
  title?: string;
  description: string;
  /** The page's path, `/faq`. The fallback page stands at no address of its own and has none. */
  path?: string;
  /** The path of a picture for link previews. */
  image?: string;
}

/** What a page tells the browser's tab, search engines and link previews. Each page renders one. */
export function Seo({ title, description, path, image }: SeoProps) {
  const { siteUrl } = useSiteMetadata();
  const fullTitle = title ? `${title} | ${firm.name}` : firm.name;
  const address = path && new URL(path, siteUrl).href;
  return (
    <Helmet htmlAttributes={{ lang: 'en' }}>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={firm.name} />
      <meta property="og:title" content={title ?? firm.name} />
      <meta property="og:description" content={description} />
      {address && <link rel="canonical" href={address} />}
      {address && <meta property="og:url" content={address} />}
      {image && <meta property="og:image" content={new URL(image, siteUrl).href} />}
    </Helmet>
  );
}
