import { firm } from '../../content/firm';
import * as styles from './OtherWays.module.css';

/** Where a form cannot stand: how to reach the firm instead. `text` leads to the phones and the e-mail address. */
export function OtherWays({ text }: { text: string }) {
  return (
    <p className={styles.line}>
      {text}{' '}
      {firm.phones.map(({ place, number }) => (
        <span key={place}>
          {place} <a href={`tel:${number}`}>{number}</a>,{' '}
        </span>
      ))}
      <a href={`mailto:${firm.supportEmail}`}>{firm.supportEmail}</a>.
    </p>
  );
}
