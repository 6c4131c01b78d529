import Drawing from '../../art/hero.svg';
import { hero, tools } from '../../content/home';
import { getStarted } from '../../content/navigation';
import * as type from '../../styles/type.module.css';
import { Actions } from '../primitives/Actions';
import { ButtonLink } from '../primitives/Button';
import { Icon } from '../primitives/Icon';
import { TextLink } from '../primitives/TextLink';
import { Wrap } from '../primitives/Wrap';
import * as styles from './Hero.module.css';

/** The first thing a visitor sees. The rows of the drawing run in behind the text and rise at its right. */
export function Hero() {
  return (
    <div className={styles.hero}>
      <div className={styles.text}>
        <Wrap>
          <h1 className={type.poster}>{hero.title}</h1>
          <p className={styles.lead}>{hero.lead}</p>
          <Actions>
            <ButtonLink to={getStarted.to} tone="accent">
              {getStarted.label}
              <Icon name="right" />
            </ButtonLink>
            <TextLink to={`#${tools.id}`} className={styles.more}>
              {hero.more}
            </TextLink>
          </Actions>
        </Wrap>
      </div>
      <Drawing className={styles.drawing} />
    </div>
  );
}
