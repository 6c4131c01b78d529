import {
  aksaStudioSummary,
  dc3Summary,
  reorgChartModellingSummary,
} from '../../content/pages/tools';
import { toolPage } from '../../content/tool';
import { LateDrawing } from '../../ui/picture/LateDrawing';
import { RowLink } from '../../ui/primitives/RowLink';
import { Section } from '../../ui/page/Section';
import * as styles from './OtherTools.module.css';

const tools = [
  { ...dc3Summary, drawing: <LateDrawing name="dc3" /> },
  { ...aksaStudioSummary, drawing: <LateDrawing name="aksa-studio" /> },
  { ...reorgChartModellingSummary, drawing: <LateDrawing name="reorg" /> },
];

/** The two other tools. */
export function OtherTools({ path }: { path: string }) {
  return (
    <Section title={toolPage.others}>
      <ul className={styles.tools}>
        {tools
          .filter(({ to }) => to !== path)
          .map(({ name, to, line, drawing }) => (
            <li key={to}>
              <div>
                <h3 className={styles.name}>
                  <RowLink to={to}>{name}</RowLink>
                </h3>
                <p className={styles.line}>{line}</p>
              </div>
              {drawing}
            </li>
          ))}
      </ul>
    </Section>
  );
}
