import { contactBand } from '../../content/contact';
import { firm } from '../../content/firm';
import { phoneLink } from '../../content/phone';
import { Band } from './Band';
import { ButtonLink } from '../primitives/Button';
import { Icon } from '../primitives/Icon';

/** The red band at the end of a page, with links to write and to phone. */
export function ContactBand({ title, text }: { title: string; text: string }) {
  return (
    <Band
      title={title}
      text={text}
      actions={
        <>
          <ButtonLink to="/contact" tone="paper">
            {contactBand.action}
            <Icon name="right" />
          </ButtonLink>
          <a href={phoneLink(firm.phones[0])}>{contactBand.phone}</a>
        </>
      }
    />
  );
}
