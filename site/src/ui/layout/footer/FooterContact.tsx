import { figures, firm } from '../../../content/firm';
import { phoneLink } from '../../../content/phone';
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
      {firm.phones.map((phone) => (
        <a key={phone.place} href={phoneLink(phone)}>
          {phone.place} {phone.number}
        </a>
      ))}
      <a href={`mailto:${firm.supportEmail}`}>{firm.supportEmail}</a>
      <p className={styles.small}>
        Support {firm.hours}, {firm.supportWithin}
      </p>
      <p className={styles.small}>{firm.postalAddress}</p>
    </address>
  );
}
