import type { ReactNode } from 'react';
import { careerPage } from '../../content/pages/career';
import { Section } from '../../ui/page/Section';
import * as styles from './Roles.module.css';

const { title, lead, worksWith, roles } = careerPage.roles;

/** The person at the client's table: one of the eight roles of a transformation. */
export type Neighbour = (typeof roles)[number]['worksWith'];

/** Spec §2: the six roles for the cloud platform. The chart beside each highlights the client's role it works with. */
export function Roles({ drawings }: { drawings: Readonly<Record<Neighbour, ReactNode>> }) {
  return (
    <Section title={title} ground="calico">
      <p className={styles.lead}>{lead}</p>
      <ul className={styles.roles}>
        {roles.map((role) => (
          <li key={role.name}>
            <h3 className={styles.name}>{role.name}</h3>
            <p className={styles.text}>{role.text}</p>
            <div className={styles.neighbour}>
              {drawings[role.worksWith]}
              <p>
                {worksWith} {role.worksWith}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
