import Advisory from '../../art/advisory.svg';
import { contactFacts, contactPage } from '../../content/contact';
import { firm } from '../../content/firm';
import { phoneLink } from '../../content/phone';
import * as type from '../../styles/type.module.css';
import * as styles from './ContactFacts.module.css';

/** Beside the form: phones, e-mail, hours (Spec §1), the postal address, and what happens after a message. */
export function ContactFacts() {
  return (
    <aside className={styles.facts} aria-label={contactFacts.name}>
      <dl className={styles.list}>
        {firm.phones.map((phone) => (
          <div key={phone.place}>
            <dt>{phone.place}</dt>
            <dd>
              <a href={phoneLink(phone)}>{phone.number}</a>
            </dd>
          </div>
        ))}
        <div>
          <dt>{contactFacts.support}</dt>
          <dd>
            <a href={`mailto:${firm.supportEmail}`}>{firm.supportEmail}</a>
          </dd>
        </div>
        <div>
          <dt>{contactFacts.hours}</dt>
          <dd>{firm.hours}</dd>
        </div>
        <div>
          <dt>{contactFacts.postalAddress}</dt>
          <dd>{firm.postalAddress}</dd>
        </div>
      </dl>
      <div className={styles.promise}>
        <p className={type.h4}>
          <strong>{contactPage.promise}</strong>
        </p>
        <Advisory />
      </div>
    </aside>
  );
}
