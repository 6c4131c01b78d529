import { type ReactNode, useId } from 'react';
import { tools } from '../../content/home';
import * as type from '../../styles/type.module.css';
import { LateDrawing } from '../../ui/picture/LateDrawing';
import { Section } from '../../ui/page/Section';
import { MoreLink } from '../../ui/primitives/MoreLink';
import * as styles from './Tools.module.css';

/** The firm's three tools as a mosaic: one red, two on paper, all of different sizes. */
export function Tools() {
  return (
    <Section title={tools.title} ground="calico" id={tools.id}>
      <div className={styles.mosaic}>
        <Tool tool={tools.dc3} className={styles.dc3}>
          <LateDrawing name="dc3-red" />
        </Tool>
        <Tool tool={tools.aksaStudio} className={styles.aksaStudio}>
          <LateDrawing name="aksa-studio" />
        </Tool>
        <Tool tool={tools.reorgChartModelling} className={styles.reorgChartModelling}>
          <LateDrawing name="reorg" />
        </Tool>
      </div>
    </Section>
  );
}

interface ToolProps {
  tool: {
    name: string;
    lead: string;
    facts: readonly { label: string; figure: string }[];
    more: string;
    /** The tool's own page. */
    to: string;
  };
  className: string | undefined;
  /** The tool's drawing. */
  children: ReactNode;
}

/** One panel of the mosaic. The mosaic's classes set its place and its colours. */
function Tool({ tool, className, children }: ToolProps) {
  const titleId = useId();
  return (
    <article className={className} aria-labelledby={titleId}>
      <div className={styles.text}>
        <h3 className={type.h2} id={titleId}>
          {tool.name}
        </h3>
        <p className={type.lead}>{tool.lead}</p>
        {tool.facts.length > 0 && (
          <dl className={styles.facts}>
            {tool.facts.map(({ label, figure }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{figure}</dd>
              </div>
            ))}
          </dl>
        )}
        <MoreLink to={tool.to}>{tool.more}</MoreLink>
      </div>
      <div className={styles.art}>{children}</div>
    </article>
  );
}
