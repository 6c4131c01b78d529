import type { informationSecurity } from '../../content/pages/information-security';
import { Section } from '../../ui/page/Section';
import * as styles from './Rooms.module.css';

type RoomsCopy = (typeof informationSecurity)['rooms'];

/** Nested rooms: each says who may enter and what it contains, and encloses the next one. */
export function Rooms({ title, lead, rooms }: RoomsCopy) {
  return (
    <Section title={title} opening>
      <div className={styles.frame}>
        <p className={styles.lead}>{lead}</p>
        <div className={styles.rooms}>
          <Room rooms={rooms} />
        </div>
      </div>
    </Section>
  );
}

function Room({ rooms: [outer, ...inner] }: Pick<RoomsCopy, 'rooms'>) {
  return (
    outer && (
      <ul className={styles.room}>
        <li>
          <p className={styles.label}>
            <strong>{outer.who}</strong> {outer.what}
          </p>
          <Room rooms={inner} />
        </li>
      </ul>
    )
  );
}
