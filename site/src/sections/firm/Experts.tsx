import { useId } from 'react';
import Dots50 from '../../art/fig-50.svg';
import type { teamPage } from '../../content/pages/team';
import * as type from '../../styles/type.module.css';
import { Unbroken } from '../../ui/text/Unbroken';
import { MoreLink } from '../../ui/primitives/MoreLink';
import * as grounds from '../../ui/page/Section.module.css';
import { Wrap } from '../../ui/text/Wrap';
import * as styles from './Experts.module.css';

/** The experts, one dot each, beside a text about them. */
export function Experts({ title, text, more }: typeof teamPage.experts) {
  const titleId = useId();
  return (
    <section className={[grounds.section, grounds.night].join(' ')} aria-labelledby={titleId}>
      <Wrap>
        <div className={styles.experts}>
          <Dots50 />
          <div>
            <h2 className={type.h2} id={titleId}>
              <Unbroken text={title} />
            </h2>
            <p className={styles.text}>{text}</p>
            <MoreLink to={more.to}>{more.label}</MoreLink>
          </div>
        </div>
      </Wrap>
    </section>
  );
}
