import type { ReactNode } from 'react';
import type { TextBlock } from '../../content/blocks';
import type { Place } from './place-blocks';
import { SplitSection } from './SplitSection';
import * as styles from './Text.module.css';

interface TextProps {
  block: TextBlock;
  place: Place;
  drawing?: ReactNode;
}

/** Running text beside its heading; the first paragraph is emphasised. */
export function Text({ block: { title, id, paragraphs }, place, drawing }: TextProps) {
  return (
    <SplitSection title={title} id={id} place={place} beside={drawing}>
      <div className={styles.text}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </SplitSection>
  );
}
