import { topicPage, type Verdict as VerdictCopy } from '../../content/topic';
import * as type from '../../styles/type.module.css';
import { Section } from '../../ui/page/Section';
import * as styles from './Verdict.module.css';

interface VerdictProps {
  verdict: VerdictCopy;
  ground: 'calico' | 'blush' | 'night';
  /** Side by side, or one under the other with three points to a row. */
  layout?: 'columns' | 'rows';
}

/** Where a technology helps, with full dots, and where it does not, with empty ones. */
export function Verdict({
  verdict: { title, helps, doesNot },
  ground,
  layout = 'columns',
}: VerdictProps) {
  return (
    <Section title={title} ground={ground}>
      <div className={styles[layout]}>
        <div className={styles.helps}>
          <h3 className={type.h3}>{topicPage.helps}</h3>
          <Items items={helps} />
        </div>
        <div className={styles.doesNot}>
          <h3 className={type.h3}>{topicPage.doesNot}</h3>
          <Items items={doesNot} />
        </div>
      </div>
    </Section>
  );
}

function Items({ items }: { items: VerdictCopy['helps'] }) {
  return (
    <ul className={styles.items}>
      {items.map(({ name, text }) => (
        <li key={name}>
          <p>
            <strong>{name}</strong> {text}
          </p>
        </li>
      ))}
    </ul>
  );
}
