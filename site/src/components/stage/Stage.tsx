import type { ReactNode } from 'react';
import { Wrap } from '../primitives/Wrap';
import * as styles from './Stage.module.css';

export type StageGround = 'calico' | 'blush' | 'night';

/** The page's drawing on a ground from edge to edge. On small screens it is cropped from the left, not shrunk. */
export function Stage({ ground, children }: { ground: StageGround; children: ReactNode }) {
  return (
    <div className={styles[ground]}>
      <Wrap>
        <div className={styles.drawing}>{children}</div>
      </Wrap>
    </div>
  );
}
