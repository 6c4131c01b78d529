import { footerGroups } from '../../../content/navigation';
import { Wrap } from '../../text/Wrap';
import * as styles from './Footer.module.css';
import { FooterBase } from './FooterBase';
import { FooterContact } from './FooterContact';
import { FooterLinks } from './FooterLinks';

/** Spec §2: link columns, phones, support e-mail, social links, copyright line, scroll-to-top button. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <Wrap>
        <div className={styles.top}>
          <FooterContact />
          <nav className={styles.columns} aria-label="Footer">
            {footerGroups.map((group) => (
              <FooterLinks key={group.heading} group={group} />
            ))}
          </nav>
        </div>
        <FooterBase />
      </Wrap>
    </footer>
  );
}
