import { type ReactNode, useId } from 'react';
import { table } from '../../content/table';
import { Icon } from '../primitives/Icon';
import * as styles from './Table.module.css';

interface TableProps {
  /** Says how to read the table, and names it. */
  caption: ReactNode;
  /** What the rows are: the head of the first column. */
  corner: string;
  columns: readonly string[];
  rows: readonly { name: string; cells: readonly ReactNode[] }[];
  /** `dots`: narrow cells under large heads. `text`: sentences. */
  cells: 'dots' | 'text';
  /** The ground it stands on: the first column, which stays in place, covers the others with it. */
  ground?: 'paper' | 'calico';
}

/** A table of rules only. On small screens it scrolls sideways, by touch and by keyboard, and its first column stays. */
export function Table({ caption, corner, columns, rows, cells, ground = 'paper' }: TableProps) {
  const captionId = useId();
  return (
    <div className={styles[ground]}>
      <p className={styles.caption} id={captionId}>
        {caption}
      </p>
      <p className={styles.hint}>
        {table.sideways}
        <Icon name="right" />
      </p>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must be able to scroll it */}
      <div className={styles.scroll} role="region" aria-labelledby={captionId} tabIndex={0}>
        <table className={styles[cells]} aria-labelledby={captionId}>
          <thead>
            <tr>
              <th scope="col">{corner}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.name}>
                <th scope="row">{row.name}</th>
                {row.cells.map((cell, index) => (
                  <td key={columns[index]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
