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

/** Where a form stands, for browsers without script: how to reach the firm instead. */
export function WithoutScript({ text }: { text: string }) {
  return (
    <noscript>
      <OtherWays text={text} />
    </noscript>
  );
}

interface ScriptFailedProps {
  text: string;
  /** What the form runs on could not be fetched. The page's own loader shows it too, when no script arrives at all. */
  shown?: boolean;
}

/** Where a form stands whose script could not be fetched: how to reach the firm instead. */
export function ScriptFailed({ text, shown = false }: ScriptFailedProps) {
  return (
    <div className={styles.unreached} role="alert" hidden={!shown}>
      <OtherWays text={text} />
    </div>
  );
}
