import { Link } from 'gatsby';
import type { ReactNode } from 'react';

export interface TextLinkProps {
  /** A path of this site (`/faq`), or any other address (`#tools`, `tel:`, `mailto:`, `https:`). */
  to: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Gatsby's Link for our own paths, otherwise a plain anchor. */
export function TextLink({ to, className, children }: TextLinkProps) {
  return to.startsWith('/') ? (
    <Link to={to} className={className}>
      {children}
    </Link>
  ) : (
    <a href={to} className={className}>
      {children}
    </a>
  );
}
