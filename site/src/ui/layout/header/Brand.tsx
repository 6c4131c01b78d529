import { Link } from 'gatsby';
import Mark from '../../../art/mark.svg';
import { firm } from '../../../content/firm';
import * as styles from './Brand.module.css';

/** The mark and the firm's name, linked to the start page. */
export function Brand() {
  return (
    <Link to="/" className={styles.brand} aria-label={`${firm.name}, home`}>
      <Mark />
      <span className={styles.name}>{firm.name}</span>
    </Link>
  );
}
