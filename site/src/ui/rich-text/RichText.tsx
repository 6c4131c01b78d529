import { createElement, type ReactNode } from 'react';
import { Picture } from '../picture/Picture';
import { ShownPicture } from '../picture/ShownPicture';
import { TextLink } from '../primitives/TextLink';
import * as styles from './RichText.module.css';
import { columnsOf } from './table-columns';
import { textOf } from './text-of';
import type { RichTextTag } from '../../api';
import type { RichElement, RichNode, RichText as Tree } from './tree';

interface RichTextProps {
  nodes: Tree;
  /** `article`: long text in the serif. `answer`: short text in the sans. */
  look: 'article' | 'answer';
  /** The local files of the pictures by their path on the CMS. A picture without one is not shown. */
  pictures?: ReadonlyMap<string, ShownPicture>;
}

const headings = new Set<RichTextTag>(['h2', 'h3', 'h4']);

/** The question above an answer is itself a heading of the third level. */
const tagOf = ({ tag }: RichElement, look: RichTextProps['look']) =>
  look === 'answer' && headings.has(tag) ? 'h4' : tag;

/** The context of a node in the text. */
interface Place {
  /** The direction for elements without their own. */
  dir?: 'auto';
  inLink: boolean;
  /** The column heads of the surrounding table, if its rows can become cards. */
  columns?: readonly string[] | undefined;
}

/** Explicit, since browsers drop the table roles of a table that is laid out as cards. */
const roles: Partial<Record<RichTextTag, string>> = {
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  td: 'cell',
  th: 'columnheader',
};

const roleOf = ({ tag, scope }: RichElement) => (scope === 'row' ? 'rowheader' : roles[tag]);

/** Text from the CMS as React elements. The first letters of each block set its direction. */
export function RichText({ nodes, look, pictures }: RichTextProps) {
  const renderAll = (inner: Tree, place: Place) =>
    inner.map((node, key) => render(node, key, place));
  const render = (node: RichNode, key: number, place: Place): ReactNode => {
    if (typeof node === 'string') return node;
    if (node.tag === 'img') {
      const picture = pictures?.get(node.src);
      // A link cannot contain another control, so an animation could not be paused there: show the still picture.
      const PictureHere = place.inLink ? Picture : ShownPicture;
      return picture && <PictureHere key={key} {...picture} alt={node.alt} natural />;
    }
    const columns = node.tag === 'table' ? columnsOf(node) : place.columns;
    const inside: Place = {
      inLink: place.inLink || node.href !== undefined,
      columns: node.tag === 'td' || node.tag === 'th' ? undefined : columns,
    };
    const children = node.children.length === 0 ? undefined : renderAll(node.children, inside);
    if (node.href !== undefined) {
      return (
        <TextLink key={key} to={node.href}>
          {node.dir === undefined ? children : <bdi dir={node.dir}>{children}</bdi>}
        </TextLink>
      );
    }
    const dir = node.dir ?? place.dir;
    if (node.tag === 'pre') return <CodeBlock key={key}>{children}</CodeBlock>;
    if (node.tag === 'table' && columns) {
      return (
        <div key={key} className={styles.narrow} dir={dir}>
          <table className={styles.cards} role="table">
            {children}
          </table>
        </div>
      );
    }
    if (node.tag === 'table') {
      return (
        <ScrollingTable key={key} table={node} dir={dir}>
          <table>{children}</table>
        </ScrollingTable>
      );
    }
    const { id, scope, start, colspan: colSpan, rowspan: rowSpan } = node;
    const attributes = {
      ...{ key, id, scope, dir, start, colSpan, rowSpan },
      ...(columns && {
        role: roleOf(node),
        'data-column': node.tag === 'td' ? columns[key] : undefined,
      }),
    };
    return createElement(tagOf(node, look), attributes, children);
  };
  return <div className={styles[look]}>{renderAll(nodes, { dir: 'auto', inLink: false })}</div>;
}

/** Code keeps its lines, so it scrolls like a wide table. It always runs from left to right. */
function CodeBlock({ children }: { children: ReactNode }) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- WCAG 2.1.1: what scrolls must be reachable by keyboard
    <pre role="group" aria-label="Code" tabIndex={0} dir="ltr">
      {children}
    </pre>
  );
}

interface ScrollingTableProps {
  table: RichElement;
  /** On the region, so that it scrolls from the start of the text. */
  dir: RichElement['dir'];
  children: ReactNode;
}

/** A table wider than the column scrolls in a region, which takes the focus so that the keyboard can scroll it. */
function ScrollingTable({ table, dir, children }: ScrollingTableProps) {
  const head = table.children.find((child) => typeof child !== 'string' && child.tag === 'thead');
  const label = head === undefined ? 'Table' : `Table: ${textOf([head])}`;
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- WCAG 2.1.1: a scrollable region must be reachable by keyboard
    <div className={styles.scroll} role="region" aria-label={label} tabIndex={0} dir={dir}>
      {children}
    </div>
  );
}
