import { type AnchorHTMLAttributes, createContext, type ReactNode, useContext } from 'react';

/** Stands in for what the site's components take from Gatsby. */

const CurrentPath = createContext('');

/** Tells the links inside on which page they stand. */
export function OnPage({ path, children }: { path: string; children: ReactNode }) {
  return <CurrentPath.Provider value={path}>{children}</CurrentPath.Provider>;
}

/** A plain anchor, marked as Gatsby marks the link to the page itself. */
export function Link({ to, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) {
  const isCurrent = useContext(CurrentPath) === to;
  return (
    <a aria-current={isCurrent ? 'page' : undefined} {...rest} href={to}>
      {rest.children}
    </a>
  );
}

/** Queries are tagged with it; nothing runs them here. */
export const graphql = (_query: TemplateStringsArray): undefined => undefined;

/** The one static query of the site: what the build was configured with. */
export const useStaticQuery = () => ({
  site: { siteMetadata: { siteUrl: import.meta.env.SITE, recaptchaSiteKey: '' } },
});
