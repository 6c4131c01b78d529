import { type ReactNode, useId } from 'react';
import Chain from '../../art/chain.svg';
import Forecast from '../../art/forecast.svg';
import Nested from '../../art/nested.svg';
import TwoReadings from '../../art/two-readings.svg';
import { type TopicId, topics } from '../../content/topic';
import * as type from '../../styles/type.module.css';
import { Icon } from '../../ui/primitives/Icon';
import { Section } from '../../ui/page/Section';
import { TextLink } from '../../ui/primitives/TextLink';
import * as styles from './Plan.module.css';

const drawings: Readonly<Record<TopicId, ReactNode>> = {
  blockchain: <Chain preserveAspectRatio="xMaxYMid slice" />,
  prediction: <Forecast preserveAspectRatio="xMaxYMid slice" />,
  security: <Nested preserveAspectRatio="xMaxYMax slice" />,
  workday: <TwoReadings preserveAspectRatio="xMidYMid slice" />,
};

interface PlanProps {
  title: string;
  placeholder: { title: string; text: string };
}

/** Spec §2: the four topics as panels of a plan, and the placeholder card, its edge dashed like a vacant position. */
export function Plan({ title, placeholder }: PlanProps) {
  const titleId = useId();
  return (
    <Section title={title} titleHidden flush>
      <div className={styles.plan}>
        {topics.map(({ id, name, text, to }) => (
          <article key={id} className={styles[id]} aria-labelledby={`${titleId}${id}`}>
            <div className={styles.text}>
              <h3 className={styles.name} id={`${titleId}${id}`}>
                <TextLink to={to}>{name}</TextLink>
              </h3>
              <p>{text}</p>
              <Icon name="right" />
            </div>
            <div className={styles.drawing}>{drawings[id]}</div>
          </article>
        ))}
        <article className={styles.placeholder} aria-labelledby={titleId}>
          <h3 className={type.poster} id={titleId}>
            {placeholder.title}
          </h3>
          <p>{placeholder.text}</p>
        </article>
      </div>
    </Section>
  );
}
