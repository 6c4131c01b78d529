/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- a table that is laid out as cards has no roles of its own */
import { type ReactNode, useId } from 'react';
import * as styles from './Table.module.css';

interface TableProps {
  /** Says how to read the table, and names it. */
  caption: ReactNode;
  /** What the rows are: the head of the first column. */
  corner: string;
  columns: readonly string[];
  rows: readonly { name: string; cells: readonly ReactNode[] }[];
  /** `dots`: one dot in each cell. `text`: sentences. */
  cells: 'dots' | 'text';
}

/**
 * A table of rules only. Where it is narrow its rows are cards. Roles are said: a browser takes a table for none that is laid
 * out as anything else.
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
