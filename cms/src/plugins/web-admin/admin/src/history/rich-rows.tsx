import { VisuallyHidden } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { BlockKind } from './blocks';
import type { ComparedRun, Row, Side } from './difference';

/** From here on, the versions stand side by side. */
const wide = '@media (min-width: 768px)';

export const Pair = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.spaces[2]} ${({ theme }) => theme.spaces[4]};
  grid-template-columns: minmax(0, 1fr);
  padding-block: ${({ theme }) => theme.spaces[1]};
  ${wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Cell = styled.div<{ $tone: 'same' | 'removed' | 'added' }>`
  background: ${({ theme, $tone }) =>
    ({
      same: 'transparent',
      removed: theme.colors.danger100,
      added: theme.colors.success100,
    })[$tone]};
  border-inline-start: 0.3rem ${({ $tone }) => ($tone === 'added' ? 'double' : 'solid')}
    ${({ theme, $tone }) =>
      ({
        same: 'transparent',
        removed: theme.colors.danger700,
        added: theme.colors.success700,
      })[$tone]};
  color: ${({ theme }) => theme.colors.neutral800};
  font-size: 1.4rem;
  line-height: 1.6;
  overflow-wrap: anywhere;
  padding: ${({ theme }) => theme.spaces[1]} ${({ theme }) => theme.spaces[2]};
  unicode-bidi: plaintext;
  white-space: pre-wrap;

  ins,
  del {
    color: inherit;
    font-weight: 600;
  }
  ins {
    background: ${({ theme }) => theme.colors.success200};
    text-decoration: underline double;
  }
  del {
    background: ${({ theme }) => theme.colors.danger200};
    text-decoration: line-through;
  }
  code {
    font-family: monospace;
  }
  em {
    font-style: italic;
  }
  strong {
    font-weight: 700;
  }
`;

/** What stands once on a phone is not repeated under it. */
const Repeated = styled.div`
  display: none;
  ${wide} {
    display: block;
  }
`;

const Sized = styled.div<{ $kind: BlockKind }>`
  ${({ $kind }) => $kind === 'heading' && 'font-size: 1.8rem; font-weight: 600; line-height: 1.3;'}
  ${({ $kind }) => $kind === 'code' && 'font-family: monospace;'}
  ${({ $kind }) => $kind === 'caption' && 'font-size: 1.2rem;'}
  ${({ $kind }) => $kind === 'item' && 'padding-inline-start: 1.6rem; text-indent: -1.2rem;'}
  ${({ $kind }) => $kind === 'quote' && 'font-style: italic; padding-inline-start: 1.6rem;'}
`;

const Picture = styled.img`
  display: block;
  height: auto;
  max-height: 16rem;
  max-width: 100%;
`;

/** Text with its marks. A link shows where it leads, since a new address is a change, too. */
function Marked({ run: { text, marks } }: { run: ComparedRun }) {
  const link = /→(\S*)/.exec(marks)?.[1];
  const names = new Set(marks.split(' '));
  let shown: ReactNode = text;
  if (names.has('code')) shown = <code>{shown}</code>;
  if (names.has('em') || names.has('i')) shown = <em>{shown}</em>;
  if (names.has('strong') || names.has('b')) shown = <strong>{shown}</strong>;
  return link === undefined ? (
    shown
  ) : (
    <>
      <u>{shown}</u>
      {` [${link}]`}
    </>
  );
}

/** A picture or a divider in the text, which have no words. */
function Alone({ side: { block } }: { side: Side }) {
  const alt = block.runs.map(({ text }) => text).join('');
  if (block.kind === 'divider') return <hr />;
  return (
    <>
      <Picture src={block.src} alt={alt} loading="lazy" />
      {alt === '' ? 'No alternative text' : `Alternative text: ${alt}`}
    </>
  );
}

function Words({ side, tag: Tag }: { side: Side; tag: 'ins' | 'del' }) {
  const { block, runs, alone } = side;
  if (block.kind === 'picture' || block.kind === 'divider') return <Alone side={side} />;
  return (
    <Sized $kind={block.kind}>
      {block.kind === 'item' && '• '}
      {runs.map((run, index) =>
        run.changed && !alone ? (
          <Tag key={`${String(index)} ${run.text}`}>
            <Marked run={run} />
          </Tag>
        ) : (
          <Marked key={`${String(index)} ${run.text}`} run={run} />
        ),
      )}
    </Sized>
  );
}

interface ChangedProps {
  side: Side | undefined;
  older: boolean;
}

/** One side of a changed row. */
function Changed({ side, older }: ChangedProps) {
  if (side === undefined) return <Repeated />;
  const Tag = older ? 'del' : 'ins';
  const words = <Words side={side} tag={Tag} />;
  return (
    <Cell $tone={older ? 'removed' : 'added'}>
      <span aria-hidden>{older ? '− ' : '+ '}</span>
      <VisuallyHidden>{older ? 'Before: ' : 'After: '}</VisuallyHidden>
      {words}
    </Cell>
  );
}

/** The rows of a comparison: what was removed on the one side, what was added on the other. */
export function RichRows({ rows }: { rows: readonly Row[] }) {
  return (
    <>
      {rows.map((row, index) => (
        <Pair key={index}>
          {row.changed ? (
            <>
              <Changed side={row.older} older />
              <Changed side={row.newer} older={false} />
            </>
          ) : (
            row.newer && (
              <>
                <Cell $tone="same">
                  <Words side={row.newer} tag="ins" />
                </Cell>
                <Repeated aria-hidden>
                  <Cell $tone="same">
                    <Words side={row.newer} tag="ins" />
                  </Cell>
                </Repeated>
              </>
            )
          )}
        </Pair>
      ))}
    </>
  );
}
