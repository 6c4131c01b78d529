import type { ReactNode } from 'react';
import { toolPage, type ToolCopy } from '../content/tool';
import { softwareApplication } from '../structured-data/software-application';
import { Blocks } from '../ui/blocks/Blocks';
import type { Drawings } from '../ui/blocks/place-blocks';
import { RequestDemo } from '../features/demo/RequestDemo';
import { ContactBand } from '../ui/page/ContactBand';
import { PageSeo } from '../ui/page/PageSeo';
import { PageTop } from '../ui/page/PageTop';
import { Section } from '../ui/page/Section';
import { Dots } from '../sections/tools/Dots';
import { OtherTools } from '../sections/tools/OtherTools';
import { BleedingStage } from '../ui/page/BleedingStage';
import * as styles from './ToolPage.module.css';

interface ToolPageProps {
  tool: ToolCopy;
  /** The drawing of the stage. */
  stage: ReactNode;
  /** The drawings that the tool's blocks call for. */
  drawings?: Drawings;
}

/** A tool (Spec §2): its purpose and its users' tasks, between two buttons to request a demo. */
export function ToolPage({ tool, stage, drawings = {} }: ToolPageProps) {
  const { product, blocks, matrix, closing } = tool;
  return (
    <>
      <PageTop page={tool}>
        <RequestDemo product={product} />
      </PageTop>
      <BleedingStage>{stage}</BleedingStage>
      <Blocks blocks={blocks} drawings={drawings} before="blush" after="calico" />
      <Section title={matrix.title} ground="calico">
        <Dots matrix={matrix} />
        <div className={styles.demo}>
          <RequestDemo product={product} tone="ink" />
          <p className={styles.beside}>{toolPage.besideDemo}</p>
        </div>
      </Section>
      <OtherTools path={tool.path} />
      <ContactBand title={closing.title} text={closing.text} />
    </>
  );
}

/** The head of a tool page. */
export const ToolSeo = ({ tool }: { tool: ToolCopy }) => (
  <PageSeo page={tool} data={[softwareApplication(tool)]} />
);
