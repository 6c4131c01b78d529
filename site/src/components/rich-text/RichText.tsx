import { createElement, type ReactNode } from 'react';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { Picture } from '../picture/Picture';
import { TextLink } from '../primitives/TextLink';
import * as styles from './RichText.module.css';
import { textOf } from './text-of';
import type { RichTextTag } from '../../api';
import type { RichElement, RichNode, RichText as Tree } from './tree';

interface RichTextProps {
  nodes: Tree;
  /** `article`: set to be read, in the serif. `answer`: short, in the voice of the firm. */
  look: 'article' | 'answer';
  /** The local files of the text's pictures, by their path on the CMS. A picture without one is not shown. */
  pictures?: ReadonlyMap<string, IGatsbyImageData>;
}

const headings = new Set<RichTextTag>(['h2', 'h3', 'h4']);

/** An answer stands under a question, which is itself a heading of the third level. */
const tagOf = ({ tag }: RichElement, look: RichTextProps['look']) =>
  look === 'answer' && headings.has(tag) ? 'h4' : tag;

/** Text written in the CMS, as React elements. */
export function RichText({ nodes, look, pictures }: RichTextProps) {
  const render = (node: RichNode, key: number): ReactNode => {
    if (typeof node === 'string') return node;
    if (node.tag === 'img') {
      const image = pictures?.get(node.src);
      return image && <Picture key={key} image={image} alt={node.alt} natural />;
    }
    const children = node.children.length === 0 ? undefined : node.children.map(render);
    if (node.href !== undefined) {
      return (
        <TextLink key={key} to={node.href}>
          {children}
        </TextLink>
      );
    }
    const element = createElement(
      tagOf(node, look),
      { key, id: node.id, scope: node.scope, colSpan: node.colspan, rowSpan: node.rowspan },
      children,
    );
    return node.tag === 'table' ? (
      <ScrollingTable key={key} table={node} element={element} />
    ) : (
      element
    );
  };
  return <div className={styles[look]}>{nodes.map(render)}</div>;
}

/** A table wider than the column scrolls by itself; it takes focus so that the keyboard can scroll it too. */
function ScrollingTable({ table, element }: { table: RichElement; element: ReactNode }) {
  const head = table.children.find((child) => typeof child !== 'string' && child.tag === 'thead');
  const label = head === undefined ? 'Table' : `Table: ${textOf([head])}`;
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- WCAG 2.1.1: a scrollable region must be reachable by keyboard
    <div className={styles.scroll} role="region" aria-label={label} tabIndex={0}>
      {element}
    </div>
  );
}
