import { VisuallyHidden } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { BlockKind } from './blocks';
import type { ComparedRun, Row } from './difference';
import { readRow, type Reading, type ReadRun } from './reading';

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

/** What is said of words, and is none of them. */
const Said = styled.span`
  font-size: 1.2rem;
  font-style: normal;
  font-weight: 400;
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

function ReadWords({ run, tag: Tag }: { run: ReadRun; tag: 'ins' | 'del' | undefined }) {
  const words = <Marked run={run} />;
  return (
    <>
      {run.changed && Tag !== undefined ? <Tag>{words}</Tag> : words}
      {run.notes.length > 0 && <Said>{` [${run.notes.join(', ')}] `}</Said>}
    </>
  );
}

function Words({ reading, tag }: { reading: Reading; tag: 'ins' | 'del' }) {
  const { side, runs, label, remarks } = reading;
  const { kind, src } = side.block;
  const isPicture = kind === 'picture';
  return (
    <>
      {label !== undefined && <Said>{`${label}: `}</Said>}
      {kind === 'divider' && <hr />}
      {/* What is said of it stands below. */}
      {isPicture && <Picture src={src} alt="" loading="lazy" />}
      {!isPicture && runs.length > 0 && (
        <Sized $kind={kind}>
          {kind === 'item' && '• '}
          {runs.map((run, index) => (
            <ReadWords
              key={`${String(index)} ${run.text}`}
              run={run}
              tag={side.alone ? undefined : tag}
            />
          ))}
        </Sized>
      )}
      {remarks.join('. ')}
    </>
  );
}

interface ChangedProps {
  reading: Reading | undefined;
  older: boolean;
}

/** One side of a changed row. */
function Changed({ reading, older }: ChangedProps) {
  if (reading === undefined) return <Repeated />;
  return (
    <Cell $tone={older ? 'removed' : 'added'}>
      <span aria-hidden>{older ? '− ' : '+ '}</span>
      <VisuallyHidden>{older ? 'Before: ' : 'After: '}</VisuallyHidden>
      <Words reading={reading} tag={older ? 'del' : 'ins'} />
    </Cell>
  );
}

/** A line of both versions. On a phone it is shown once. */
function Same({ reading }: { reading: Reading }) {
  const words = (
    <Cell $tone="same">
      <Words reading={reading} tag="ins" />
    </Cell>
  );
  return (
    <>
      {words}
      <Repeated aria-hidden>{words}</Repeated>
    </>
  );
}

/** The rows of a comparison: what was removed on the one side, what was added on the other. */
export function RichRows({ rows }: { rows: readonly Row[] }) {
  return (
    <>
      {rows.map((row, index) => {
        const { older, newer } = readRow(row);
        return (
          <Pair key={index}>
            {row.changed ? (
              <>
                <Changed reading={older} older />
                <Changed reading={newer} older={false} />
              </>
            ) : (
              newer && <Same reading={newer} />
            )}
          </Pair>
        );
      })}
    </>
  );
}
