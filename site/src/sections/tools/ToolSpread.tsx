import { type ReactNode, useId } from 'react';
import type { ToolSummary } from '../../content/pages/tools';
import * as type from '../../styles/type.module.css';
import { MoreLink } from '../../ui/primitives/MoreLink';
import * as grounds from '../../ui/page/Section.module.css';
import { Wrap } from '../../ui/text/Wrap';
import * as styles from './ToolSpread.module.css';

interface ToolSpreadProps {
  tool: ToolSummary;
  ground: 'paper' | 'blush' | 'night';
  /** The position of the drawing. */
  drawn: 'right' | 'left' | 'below';
  drawing: ReactNode;
}

/** One tool across the page: name, drawing, and its figures in a row, the first of them large. */
export function ToolSpread({ tool, ground, drawn, drawing }: ToolSpreadProps) {
  const titleId = useId();
  const { name, lead, to, more, facts } = tool;
  return (
    <section
      className={[grounds.section, grounds[ground], styles[ground]].filter(Boolean).join(' ')}
      aria-labelledby={titleId}
    >
      <Wrap>
        <div className={styles[drawn]}>
          <h2 className={type.h1} id={titleId}>
            {name}
          </h2>
          <div className={styles.text}>
            <p className={type.lead}>{lead}</p>
            <MoreLink to={to}>{more}</MoreLink>
          </div>
          <div className={styles.art}>{drawing}</div>
          <dl className={styles.facts}>
            {facts.map(({ figure, label }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{figure}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Wrap>
    </section>
  );
}
