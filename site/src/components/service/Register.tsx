import type { Register as RegisterCopy } from '../../content/pages/integration-deployment';
import { Section } from '../primitives/Section';
import * as styles from './Register.module.css';

/** An example page of an interface register. On small screens it scrolls sideways under its first column. */
export function Register({ title, caption, columns, rows }: RegisterCopy) {
  return (
    <Section title={title}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must be able to scroll it */}
      <div className={styles.scroll} role="region" aria-label={title} tabIndex={0}>
        <table className={styles.register}>
          <caption>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{columns.name}</th>
              <th scope="col">{columns.way}</th>
              <th scope="col">{columns.when}</th>
              <th scope="col">{columns.owner}</th>
              <th scope="col">{columns.alarm}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, way, when, owner, alarm }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{way}</td>
                <td>{when}</td>
                <td className={styles.owner}>{owner}</td>
                <td>{alarm}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
