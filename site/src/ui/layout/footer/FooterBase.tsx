import { firm } from '../../../content/firm';
import * as type from '../../../styles/type.module.css';
import { Icon } from '../../primitives/Icon';
import * as styles from './FooterBase.module.css';

/**
 * The last line of every page. The social links are marked as external: with an arrow, with hidden words for screen
 * readers, and with `rel`, where `me` says that the profiles are the firm's own.
 */
export function FooterBase() {
  return (
    <div className={styles.base}>
      <ul className={styles.social} aria-label="Social media">
        {firm.social.map(({ name, to }) => (
          <li key={name}>
            <a href={to} rel="external me">
              {name}
              <span className={type.hidden}> (another site)</span>
              <Icon name="out" />
            </a>
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
