import { firm } from '../../content/firm';
import { phoneLink } from '../../content/phone';
import * as styles from './OtherWays.module.css';

/** Replaces a form that cannot be shown: `text`, then the phone numbers and the e-mail address of the firm. */
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

/** The same for browsers without script. */
export function WithoutScript({ text }: { text: string }) {
  return (
    <noscript>
      <OtherWays text={text} />
    </noscript>
  );
}

interface ScriptFailedProps {
  text: string;
  /** Shown when the form's script could not be fetched. The page's loader shows it too when no script arrives at all. */
  shown?: boolean;
}

/** The same for a form whose script could not be fetched. */
export function ScriptFailed({ text, shown = false }: ScriptFailedProps) {
  return (
    <div className={styles.unreached} role="alert" hidden={!shown}>
      <OtherWays text={text} />
    </div>
  );
}
