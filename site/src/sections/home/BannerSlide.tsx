import { Fragment, type FunctionComponent } from 'react';
import * as type from '../../styles/type.module.css';
import { useMedia } from '../../ui/carousel/use-media';
import { Actions } from '../../ui/primitives/Actions';
import { ButtonLink } from '../../ui/primitives/Button';
import { Icon } from '../../ui/primitives/Icon';
import { TextLink } from '../../ui/primitives/TextLink';
import { Wrap } from '../../ui/text/Wrap';
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

interface TitleProps {
  main: boolean;
  children: string;
}

/**
 * The title of a slide. Once the page is live, each word is a box: slick draws the titles again, and browsers would count
 * one that is a few pixels wider than the first, in another font or on another slide, as the largest paint (LCP).
 */
function Title({ main, children }: TitleProps) {
  const Heading = main ? 'h1' : 'h2';
  // Does not match during the first render.
  const live = useMedia('all');
  return (
    <Heading className={live ? `${type.poster ?? ''} ${styles.boxes ?? ''}` : type.poster}>
      {children.split(' ').map((word, index) => (
        <Fragment key={index}>
          {index > 0 && ' '}
          <span>{word}</span>
        </Fragment>
      ))}
    </Heading>
  );
}

/** A statement as large as the window. Its drawing runs in behind the text and rises at its right. */
export function BannerSlide({ copy, Drawing, main }: BannerSlideProps) {
  const { title, lead, action, more } = copy;
  return (
    <div className={styles.slide}>
      <div className={styles.text}>
        <Wrap>
          <Title main={main}>{title}</Title>
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
