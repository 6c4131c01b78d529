import { graphql, useStaticQuery } from 'gatsby';

interface SiteMetadata {
  /** The site's own origin, without a slash at the end. */
  siteUrl: string;
  /** Empty when the self-hosted captcha is used. */
  recaptchaSiteKey: string;
}

/** The configuration of the build (`siteMetadata` in gatsby-config.ts). */
export function useSiteMetadata(): SiteMetadata {
  const { site } = useStaticQuery<{ site: { siteMetadata: SiteMetadata } }>(graphql`
    query SiteMetadata {
      site {
        siteMetadata {
          siteUrl
          recaptchaSiteKey
        }
      }
    }
  `);
  return site.siteMetadata;
}
