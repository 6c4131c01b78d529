import { messages } from '../../content/messages';
import { TextLink } from '../primitives/TextLink';
import * as styles from './PrivacyNote.module.css';

/** Beside what sends a form: where to read what becomes of it. */
export function PrivacyNote() {
  const { before, link, to } = messages.privacy;
  return (
    <p className={styles.note}>
      {before} <TextLink to={to}>{link}</TextLink>.
    </p>
  );
}
