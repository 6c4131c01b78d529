import { Link } from 'gatsby';
import type { NavigationLink } from '../../content/navigation';

interface NavigationLinksProps {
  links: readonly NavigationLink[];
  className: string | undefined;
  /** Marks the link of the page shown, and of the part of the site that it belongs to (an article: the blog). */
  currentClassName: string | undefined;
}

/** A list of links of the site. The link of the page shown carries `aria-current="page"`. */
export function NavigationLinks({ links, className, currentClassName }: NavigationLinksProps) {
  return (
    <ul className={className}>
      {links.map(({ label, to }) => (
        <li key={to}>
          <Link to={to} partiallyActive={to !== '/'} activeClassName={currentClassName ?? ''}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
