import type { Matrix } from '../../content/tool';
import * as type from '../../styles/type.module.css';
import { Table } from '../../ui/table/Table';
import * as styles from './Dots.module.css';

type Row = Matrix['rows'][number];
type Answer = keyof Matrix['says'];

/** The entry of a row in a column of the matrix. */
export function answerOf({ lead, also = [] }: Row, column: string): Answer {
  if (lead === column) return 'lead';
  return also.includes(column) ? 'also' : 'none';
}

/** A matrix as a table of dots, each with a text alternative. */
export function Dots({ matrix }: { matrix: Matrix }) {
  const { caption, corner, columns, rows, says } = matrix;
  const cell = (row: Row, column: string) => {
    const answer = answerOf(row, column);
    return (
      <>
        <span className={styles[answer]} aria-hidden="true" />
        <span className={type.hidden}>{says[answer]}</span>
      </>
    );
  };
  return (
    <Table
      caption={caption}
      corner={corner}
      columns={columns}
      rows={rows.map((row) => ({
        name: row.name,
        cells: columns.map((column) => cell(row, column)),
      }))}
      cells="dots"
    />
  );
}
