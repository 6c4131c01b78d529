import type { ReactNode } from 'react';
import { Wrap } from '../primitives/Wrap';
import * as styles from './Stage.module.css';

export type StageGround = 'calico' | 'blush' | 'night';

export interface StageProps {
  ground: StageGround;
  /** What small screens show of the drawing: what stands right of its middle, or its right end, which takes more of it. */
  crop?: 'middle' | 'end';
  children: ReactNode;
}

/** The page's drawing on a ground from edge to edge. On small screens it is cropped from the left, not shrunk. */
export function Stage({ ground, crop = 'middle', children }: StageProps) {
  return (
    <div className={styles[ground]}>
      <Wrap>
        <div className={styles[crop]}>{children}</div>
      </Wrap>
    </div>
  );
}
