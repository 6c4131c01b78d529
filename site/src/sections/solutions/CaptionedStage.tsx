import type { ReactNode } from 'react';
import { Stage, type StageGround } from '../../ui/page/Stage';
import * as styles from './CaptionedStage.module.css';

interface CaptionedStageProps {
  ground: StageGround;
  /** How to read the drawing. */
  says: string;
  children: ReactNode;
}

/** A full-width drawing with a caption that explains it. */
export function CaptionedStage({ ground, says, children }: CaptionedStageProps) {
  return (
    <Stage ground={ground}>
      <figure>
        {children}
        <figcaption className={styles.caption}>{says}</figcaption>
      </figure>
    </Stage>
  );
}
