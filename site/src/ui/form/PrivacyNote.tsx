import { messages } from '../../content/messages';
import { TextLink } from '../primitives/TextLink';
import * as styles from './PrivacyNote.module.css';

/** Beside the submit button: a link to the privacy policy. */
export function PrivacyNote() {
  const { before, link, to } = messages.privacy;
  return (
    <p className={styles.note}>
      {before} <TextLink to={to}>{link}</TextLink>.
    </p>
  );
}
