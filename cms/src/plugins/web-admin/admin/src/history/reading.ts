import { markWords } from './block-words';
import type { Block, BlockKind } from './blocks';
import type { ComparedRun, Row, Side } from './difference';

/** A run as it is shown: with what words alone do not say of its change. */
export interface ReadRun extends ComparedRun {
  /** Such as `bold`, or `space`. */
  notes: string[];
}

/** One side of a row as it is read. */
export interface Reading {
  side: Side;
  runs: ReadRun[];
  /** What is said before the words, such as `Heading 2`. */
  label: string | undefined;
  /** What is said after them, such as `No alternative text`. */
  remarks: string[];
}

const spaceNames: ReadonlyMap<string, string> = new Map([
  [' ', 'space'],
  ['\n', 'line break'],
  ['\t', 'tab'],
  ['\u00a0', 'no-break space'],
]);

const letterName = (letter: string): string =>
  spaceNames.get(letter) ??
  `character U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

const unseenLetter = /[\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u;

const isUnseen = (letter: string): boolean => unseenLetter.test(letter);

/** The names of a text's letters that cannot be seen. Spaces between words go without saying. */
function unseenIn(text: string): string[] {
  const letters = Array.from(text);
  const unseen = letters.filter(isUnseen);
  const between = unseen.length < letters.length;
  return unseen.filter((letter) => !between || letter !== ' ').map(letterName);
}

const changedIn = (side: Side | undefined): ComparedRun[] =>
  (side?.runs ?? []).filter(({ changed }) => changed);

const marksOf = (runs: readonly ComparedRun[]): string => runs.map(({ marks }) => marks).join('\n');

/** What can be seen of runs. */
const seenOf = (runs: readonly ComparedRun[]): string =>
  Array.from(runs.map(({ text }) => text).join(''))
    .filter((letter) => !isUnseen(letter))
    .join('');

const notesOf = (marks: string): string[] =>
  marks
    .split(' ')
    .filter((mark) => mark !== '' && !mark.startsWith('→'))
    .map(markWords);

const altWords = ({ runs, decorative }: Block): string => {
  const alt = runs.map(({ text }) => text).join('');
  if (decorative === true) return 'Decorative';
  return alt === '' ? 'No alternative text' : `Alternative text: ${alt}`;
};

/** What a block is, if nothing else is said of it. */
const alone: ReadonlyMap<BlockKind, string> = new Map([
  ['divider', 'Divider'],
  ['picture', 'Picture'],
]);

const formOf = ({ block: { form, kind } }: Side): string => form ?? alone.get(kind) ?? 'Paragraph';

function remarksOf(side: Side, other: Side | undefined): string[] {
  const { block } = side;
  if (block.kind === 'divider') return ['Divider'];
  if (block.kind !== 'picture') {
    return block.runs.length === 0 ? [`Empty: ${formOf(side)}`] : [];
  }
  const marks = block.runs.map((run) => run.marks).join(' ');
  const links = [...marks.matchAll(/→(\S*)/g)].map(([, address = '']) => `Leads to ${address}`);
  const isNewFile = other?.block.kind === 'picture' && other.block.src !== block.src;
  const file = isNewFile ? [`File: ${block.src ?? ''}`] : [];
  return [altWords(block), ...notesOf(marks), ...links, ...file];
}

/** What a side is, if the other one is something else. */
function formAgainst(side: Side, other: Side): string | undefined {
  const form = formOf(side);
  if (form !== formOf(other)) return form;
  // An item outside of a list, which no editor makes.
  return side.block.kind === other.block.kind ? undefined : `${form} (${side.block.kind})`;
}

function read(side: Side, other: Side | undefined, about: string | undefined): Reading {
  const [own, others] = [changedIn(side), changedIn(other)];
  const looksAlike = other !== undefined && seenOf(own) === seenOf(others);
  const showsMarks = looksAlike || (other !== undefined && marksOf(own) !== marksOf(others));
  const notes = ({ text, marks, changed }: ComparedRun): string[] =>
    changed ? [...(looksAlike ? unseenIn(text) : []), ...(showsMarks ? notesOf(marks) : [])] : [];
  return {
    side,
    runs: side.runs.map((run) => ({ ...run, notes: notes(run) })),
    remarks: remarksOf(side, other),
    label: about ?? (other && formAgainst(side, other)),
  };
}

/** Both sides of a row with all that a reader needs to tell them apart without seeing colours or fonts. */
export const readRow = ({ older, newer, about }: Row) => ({
  older: older && read(older, newer, about),
  newer: newer && read(newer, older, about),
});
