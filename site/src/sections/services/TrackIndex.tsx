import Tracks from '../../art/offerings.svg';
import type { Offering } from '../../content/pages/our-offerings';
import { Wrap } from '../../ui/text/Wrap';
import * as styles from './TrackIndex.module.css';

interface TrackIndexProps {
  label: string;
  offerings: readonly Pick<Offering, 'id' | 'name'>[];
}

/** Seven drawn tracks, each ending at the name of an offering, which links to it. */
export function TrackIndex({ label, offerings }: TrackIndexProps) {
  return (
    <nav className={styles.index} aria-label={label}>
      <Wrap>
        <Tracks />
        <ul className={styles.names}>
          {offerings.map(({ id, name }) => (
            <li key={id}>
              <a href={`#${id}`}>{name}</a>
            </li>
          ))}
        </ul>
      </Wrap>
    </nav>
  );
}
