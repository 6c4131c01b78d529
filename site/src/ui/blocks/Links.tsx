import type { LinksBlock } from '../../content/blocks';
import { Icon } from '../primitives/Icon';
import { RowLink } from '../primitives/RowLink';
import { Section } from '../page/Section';
import type { Place } from './place-blocks';
import * as styles from './Links.module.css';

/** Links, one to a ruled row. The whole row can be pressed; the link's name stays short. */
export function Links({ block: { title, id, links }, place }: { block: LinksBlock; place: Place }) {
  return (
    <Section title={title} ground={place.ground} flush={place.flush} {...(id && { id })}>
      <ul className={styles.links}>
        {links.map(({ name, text, to }) => (
          <li key={to}>
            <h3 className={styles.name}>
              <RowLink to={to} arrow={false}>
                {name}
              </RowLink>
            </h3>
            <p>{text}</p>
            <Icon name="right" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
