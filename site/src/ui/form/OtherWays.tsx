import { firm } from '../../content/firm';
import { phoneLink } from '../../content/phone';
import * as styles from './OtherWays.module.css';

/** Where a form cannot stand: how to reach the firm instead. `text` leads to the phones and the e-mail address. */
export function OtherWays({ text }: { text: string }) {
  return (
    <p className={styles.line}>
      {text}{' '}
      {firm.phones.map((phone) => (
        <span key={phone.place}>
          {phone.place} <a href={phoneLink(phone)}>{phone.number}</a>,{' '}
        </span>
      ))}
      <a href={`mailto:${firm.supportEmail}`}>{firm.supportEmail}</a>.
    </p>
  );
}
