import type { ReactNode } from 'react';
import { reasons } from '../../content/home';
import { LateDrawing } from '../../ui/picture/LateDrawing';
import { Section } from '../../ui/page/Section';
import * as styles from './Reasons.module.css';

/** The firm's figures on a dark ground, each with a drawing that counts it. */
export function Reasons() {
  return (
    <Section title={reasons.title} ground="night">
      <ul className={styles.figures}>
        <Figure
          reason={reasons.founded}
          className={styles.long}
          drawing={<LateDrawing name="years" />}
        />
        <Figure
          reason={reasons.experts}
          className={styles.left}
          drawing={<LateDrawing name="experts" />}
        />
        <Figure
          reason={reasons.workload}
          className={styles.right}
          drawing={<LateDrawing name="workload" />}
        />
        <Figure
          reason={reasons.offices}
          className={styles.far}
          drawing={<LateDrawing name="offices" />}
        />
        <Figure
          reason={reasons.integrations}
          className={styles.near}
          drawing={<LateDrawing name="integrations" />}
        />
      </ul>
    </Section>
  );
}

interface FigureProps {
  reason: { figure: string; title: string; text: string };
  className: string | undefined;
  /** As many dots or strokes as the figure says. */
  drawing: ReactNode;
}

/** A large number, what it counts, and a drawing of the count above it. */
function Figure({ reason, className, drawing }: FigureProps) {
  return (
    <li className={className}>
      <div className={styles.drawing}>{drawing}</div>
      <p className={styles.number}>{reason.figure}</p>
      <p className={styles.text}>
        <strong>{reason.title}</strong> {reason.text}
      </p>
    </li>
  );
}
