import { figures, firm } from '../../content/firm';
import * as styles from './FooterContact.module.css';

/** Where the firm is and how to reach it. */
export function FooterContact() {
  return (
    <address className={styles.contact}>
      <p className={styles.places}>
        <strong>{firm.places}.</strong>
        <br />
        Founded {figures.founded}.
      </p>
      {firm.phones.map(({ place, number }) => (
        <a key={place} href={`tel:${number}`}>
          {place} {number}
        </a>
      ))}
      <a href={`mailto:${firm.supportEmail}`}>{firm.supportEmail}</a>
      <p className={styles.hours}>
        Support {firm.hours}, {firm.supportWithin}
      </p>
    </address>
  );
}
