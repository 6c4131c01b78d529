import { footerColumns } from '../../content/navigation';
import { TextLink } from '../primitives/TextLink';
import { Wrap } from '../primitives/Wrap';
import * as styles from './Footer.module.css';
import { FooterBase } from './FooterBase';
import { FooterContact } from './FooterContact';

/** Spec §2: link columns, phones, support e-mail, social links, copyright line, scroll-to-top button. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <Wrap>
        <div className={styles.top}>
          <FooterContact />
          <nav className={styles.columns} aria-label="Footer">
            {footerColumns.map(({ heading, links }) => (
              <div key={heading} className={styles.column}>
                <h2 className={styles.heading}>{heading}</h2>
                <ul className={styles.links}>
                  {links.map(({ label, to }) => (
                    <li key={to}>
                      <TextLink to={to}>{label}</TextLink>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        </div>
        <FooterBase />
      </Wrap>
    </footer>
  );
}
