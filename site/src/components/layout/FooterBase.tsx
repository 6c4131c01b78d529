import { firm } from '../../content/firm';
import { Icon } from '../primitives/Icon';
import * as styles from './FooterBase.module.css';

/** The last line of every page. */
export function FooterBase() {
  return (
    <div className={styles.base}>
      <ul className={styles.social} aria-label="Social media">
        {firm.social.map(({ name, to }) => (
          <li key={name}>
            <a href={to}>{name}</a>
          </li>
        ))}
      </ul>
      <p className={styles.copyright}>© {firm.name}</p>
      <a className={styles.top} href="#top" aria-label="Back to top">
        <Icon name="up" />
      </a>
    </div>
  );
}
