import { Link, VisuallyHidden } from '@strapi/design-system';
import { quoted } from '../ui/wording';
import { texts } from './texts';

interface SiteLinkProps {
  /** The name of the entry. */
  name: string;
  /** Its address on the site. */
  href: string;
}

/** Opens an entry on the site, in a new tab. */
export function SiteLink({ name, href }: SiteLinkProps) {
  return (
    <Link href={href} isExternal>
      {texts.viewOnSite}
      <VisuallyHidden tag="span">{` ${quoted(name)}, in a new tab`}</VisuallyHidden>
    </Link>
  );
}
