import type { Passage as PassageCopy, LegalBlock, LegalSection } from '../../content/legal';
import { Unbroken } from '../../ui/text/Unbroken';
import { TextLink } from '../../ui/primitives/TextLink';
import { Table } from '../../ui/table/Table';
import * as styles from './LegalText.module.css';

/** A sentence or several, with their links. */
function Passage({ passage }: { passage: PassageCopy }) {
  if (typeof passage === 'string') return <Unbroken text={passage} />;
  return passage.map((phrase) =>
    typeof phrase === 'string' ? (
      <Unbroken key={phrase} text={phrase} />
    ) : (
      <TextLink key={phrase.to} to={phrase.to}>
        {phrase.text}
      </TextLink>
    ),
  );
}

/** The numbered sections of a legal text. */
export function LegalText({ sections }: { sections: readonly LegalSection[] }) {
  return sections.map(({ id, title, blocks }, index) => (
    <section key={id} className={styles.section} aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        <span className={styles.number}>{index + 1}.</span> {title}
      </h2>
      {blocks.map((block, place) => (
        <OneBlock key={place} block={block} />
      ))}
    </section>
  ));
}

function OneBlock({ block }: { block: LegalBlock }) {
  switch (block.kind) {
    case 'text':
      return (
        <p className={styles.text}>
          <Passage passage={block.text} />
        </p>
      );
    case 'list':
      return (
        <ul className={styles.list}>
          {block.items.map((item, place) => (
            <li key={place}>
              <span>
                <Passage passage={item} />
              </span>
            </li>
          ))}
        </ul>
      );
    case 'table':
      return (
        <div className={styles.table}>
          <Table
            {...block.table}
            corner={block.table.columns[0] ?? ''}
            columns={block.table.columns.slice(1)}
            cells="text"
          />
        </div>
      );
  }
}
