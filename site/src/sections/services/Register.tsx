import type { Register as RegisterCopy } from '../../content/pages/integration-deployment';
import { Section } from '../../ui/page/Section';
import { Unbroken } from '../../ui/text/Unbroken';
import { Table } from '../../ui/table/Table';
import * as styles from './Register.module.css';

/** An example page of an interface register. */
export function Register({ title, caption, columns, rows }: RegisterCopy) {
  return (
    <Section title={title}>
      <div className={styles.register}>
        <Table
          caption={caption}
          corner={columns.name}
          columns={[columns.way, columns.when, columns.owner, columns.alarm]}
          rows={rows.map(({ name, way, when, owner, alarm }) => ({
            name,
            cells: [
              way,
              when,
              <span key={owner} className={styles.owner}>
                {owner}
              </span>,
              <Unbroken key={alarm} text={alarm} />,
            ],
          }))}
          cells="text"
        />
      </div>
    </Section>
  );
}
