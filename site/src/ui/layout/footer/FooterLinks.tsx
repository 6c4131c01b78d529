import { useId } from 'react';
import type { FooterGroup } from '../../../content/navigation';
import { TextLink } from '../../primitives/TextLink';
import * as styles from './FooterLinks.module.css';

/** A headed list of links in the footer. */
export function FooterLinks({ group: { heading, links } }: { group: FooterGroup }) {
  const headingId = useId();
  return (
    <div>
      <h2 className={styles.heading} id={headingId}>
        {heading}
      </h2>
      <ul className={styles.links} aria-labelledby={headingId}>
        {links.map(({ label, to }) => (
          <li key={to}>
            <TextLink to={to}>{label}</TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
