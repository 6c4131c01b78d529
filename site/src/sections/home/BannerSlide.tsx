import type { FunctionComponent } from 'react';
import * as type from '../../styles/type.module.css';
import { Actions } from '../../ui/primitives/Actions';
import { ButtonLink } from '../../ui/primitives/Button';
import { Icon } from '../../ui/primitives/Icon';
import { TextLink } from '../../ui/primitives/TextLink';
import { Wrap } from '../../ui/primitives/Wrap';
import * as styles from './BannerSlide.module.css';

interface Way {
  label: string;
  to: string;
}

export interface DrawingProps {
  className: string | undefined;
}

interface BannerSlideProps {
  copy: { title: string; lead: string; action: Way; more: Way };
  Drawing: FunctionComponent<DrawingProps>;
  /** Its title is the `h1` of the page. */
  main: boolean;
}

/** A statement as large as the window. Its drawing runs in behind the text and rises at its right. */
export function BannerSlide({ copy, Drawing, main }: BannerSlideProps) {
  const { title, lead, action, more } = copy;
  const Heading = main ? 'h1' : 'h2';
  return (
    <div className={styles.slide}>
      <div className={styles.text}>
        <Wrap>
          <Heading className={type.poster}>{title}</Heading>
          <p className={styles.lead}>{lead}</p>
          <Actions>
            <ButtonLink to={action.to} tone={main ? 'accent' : 'ink'}>
              {action.label}
              <Icon name="right" />
            </ButtonLink>
            <TextLink to={more.to} className={styles.more}>
              {more.label}
            </TextLink>
          </Actions>
        </Wrap>
      </div>
      <Drawing className={styles.drawing} />
    </div>
  );
}
