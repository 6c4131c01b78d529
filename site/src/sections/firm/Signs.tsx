import Bar from '../../art/sign-bar.svg';
import Dot from '../../art/sign-dot.svg';
import Line from '../../art/sign-line.svg';
import Turn from '../../art/sign-turn.svg';
import type { aboutPage } from '../../content/pages/about';
import * as type from '../../styles/type.module.css';
import { Section } from '../../ui/page/Section';
import * as styles from './Signs.module.css';

const signs = [
  { id: 'dot', drawing: <Dot /> },
  { id: 'bar', drawing: <Bar /> },
  { id: 'line', drawing: <Line /> },
  { id: 'turn', drawing: <Turn /> },
] as const;

/** The four signs that make up every drawing of the site, and their meaning in the firm. */
export function Signs(copy: (typeof aboutPage)['signs']) {
  return (
    <Section title={copy.title} opening>
      <ul className={styles.signs}>
        {signs.map(({ id, drawing }) => (
          <li key={id} className={styles[id]}>
            {drawing}
            <div className={styles.text}>
              <h3 className={type.h3}>{copy[id].name}</h3>
              <p>{copy[id].text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
