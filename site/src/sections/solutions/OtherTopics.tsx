import { useId } from 'react';
import { topicPage, topics } from '../../content/topic';
import { MoreLink } from '../../ui/primitives/MoreLink';
import { Wrap } from '../../ui/text/Wrap';
import * as styles from './OtherTopics.module.css';

/** The three other topics. */
export function OtherTopics({ path }: { path: string }) {
  const titleId = useId();
  return (
    <nav className={styles.others} aria-labelledby={titleId}>
      <Wrap>
        <h2 className={styles.title} id={titleId}>
          {topicPage.others}
        </h2>
        <ul className={styles.list}>
          {topics
            .filter(({ to }) => to !== path)
            .map(({ id, name, to }) => (
              <li key={id}>
                <MoreLink to={to}>{name}</MoreLink>
              </li>
            ))}
        </ul>
      </Wrap>
    </nav>
  );
}
