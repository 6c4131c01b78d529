import type { ReactNode } from 'react';
import { Wrap } from '../text/Wrap';
import * as styles from './Stage.module.css';

export type StageGround = 'calico' | 'blush' | 'night';

export interface StageProps {
  ground: StageGround;
  /** The part that small screens show: right of the middle, or the right end, which takes more space. */
  crop?: 'middle' | 'end';
  children: ReactNode;
}

/** The drawing of the page on a ground from edge to edge. Small screens crop it on the left instead of shrinking it. */
export function Stage({ ground, crop = 'middle', children }: StageProps) {
  return (
    <div className={styles[ground]}>
      <Wrap>
        <div className={styles[crop]}>{children}</div>
      </Wrap>
    </div>
  );
}
