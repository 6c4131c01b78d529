/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- a table that is laid out as cards has no roles of its own */
import { type ReactNode, useId } from 'react';
import * as styles from './Table.module.css';

interface TableProps {
  /** Explains the table, and is its accessible name. */
  caption: ReactNode;
  /** The head of the first column. */
  corner: string;
  columns: readonly string[];
  rows: readonly { name: string; cells: readonly ReactNode[] }[];
  /** `dots`: one dot in each cell. `text`: sentences. */
  cells: 'dots' | 'text';
}

/**
 * A table with horizontal rules. On narrow screens its rows become cards, and browsers then drop the table roles, so
 * the roles are explicit.
 */
export function Table({ caption, corner, columns, rows, cells }: TableProps) {
  const captionId = useId();
  return (
    <div className={styles.place}>
      <p className={styles.caption} id={captionId}>
        {caption}
      </p>
      <table className={styles[cells]} role="table" aria-labelledby={captionId}>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              {corner}
            </th>
            {columns.map((column) => (
              <th key={column} role="columnheader" scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={row.name} role="row">
              <th role="rowheader" scope="row">
                {row.name}
              </th>
              {row.cells.map((cell, index) => (
                <td key={columns[index]} role="cell" data-column={columns[index]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
/* eslint-enable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- the table has ended */
