import { contactForm } from '../../content/contact';
import { firm } from '../../content/firm';
import * as styles from './WithoutScript.module.css';

/** Where the form stands, for browsers without script: how to reach the firm instead. */
export function WithoutScript() {
  return (
    <noscript>
      <p className={styles.line}>
        {contactForm.withoutScript}{' '}
        {firm.phones.map(({ place, number }) => (
          <span key={place}>
            {place} <a href={`tel:${number}`}>{number}</a>,{' '}
          </span>
        ))}
        <a href={`mailto:${firm.supportEmail}`}>{firm.supportEmail}</a>.
      </p>
    </noscript>
  );
}
