import type { Product } from '../api';
import type { Block } from './blocks';
import type { PageCopy } from './page';

/** Who does what, as a table of dots: one column for each role or area. */
export interface Matrix<Column extends string = string> {
  title: string;
  /** How to read the dots. */
  caption: string;
  /** What the rows are, over the first column. */
  corner: string;
  columns: readonly Column[];
  rows: readonly {
    name: string;
    /** The column with the red ring. */
    lead?: Column;
    /** The columns with a plain dot. */
    also?: readonly Column[];
  }[];
  /** The dots in words, for those who hear them. */
  says: { lead: string; also: string; none: string };
}

/** A tool's page: one template draws all three. */
export interface ToolCopy extends PageCopy {
  /** The name under which a demo of it is asked for. */
  product: Product;
  /** Between the drawing and the table: the steps, then what else the tool has to show. */
  blocks: readonly Block[];
  matrix: Matrix;
  closing: { title: string; text: string };
}

/** What all tool pages say. */
export const toolPage = {
  above: [{ label: 'Tools', to: '/tools' }],
  besideDemo: 'Name, e-mail, mobile: you fill in three fields, and we arrange the rest.',
  others: 'The other two tools',
} as const;
