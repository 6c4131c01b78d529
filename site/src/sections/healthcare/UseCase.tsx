import { useId } from 'react';
import type { healthcarePage } from '../../content/pages/healthcare';
import * as type from '../../styles/type.module.css';
import * as grounds from '../../ui/page/Section.module.css';
import { Wrap } from '../../ui/text/Wrap';
import { Answer } from './Answer';
import { Roster } from './Roster';
import * as styles from './UseCase.module.css';

type UseCaseCopy = (typeof healthcarePage)['useCase'];

/** The use case: one ward's four weeks, what each record adds to them, and what follows. It says that it is invented. */
export function UseCase(copy: UseCaseCopy) {
  const titleId = useId();
  return (
    <section id={copy.id} aria-labelledby={titleId}>
      <div className={[grounds.section, grounds.night].join(' ')}>
        <Wrap>
          <div className={styles.head}>
            <h2 className={type.h2} id={titleId}>
              {copy.title}
            </h2>
            <p className={styles.hypothetical}>{copy.hypothetical}</p>
          </div>
          <Roster {...copy.roster} />
          <div className={styles.method}>
            <p className={styles.before}>{copy.before}</p>
            <div>
              <h3 className={type.h4}>{copy.stepsTitle}</h3>
              <ol className={styles.steps}>
                {copy.steps.map(({ name, text }) => (
                  <li key={name}>
                    <p>
                      <strong>{name}.</strong> {text}
                    </p>
                  </li>
                ))}
              </ol>
            </div>
          </div>
        </Wrap>
      </div>
      <Answer {...copy.answer} />
    </section>
  );
}
