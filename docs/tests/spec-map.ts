/** One sentence of the specification: its state, where it is built and what proves it. */
export interface SpecRow {
  line: number;
  section: string;
  state: string;
  /** Paths from the root of the project. */
  builtIn: string[];
  /** `path › test title` */
  provenBy: string[];
}

export interface SpecMap {
  sections: string[];
  rows: SpecRow[];
  /** What could not be read, as sentences. */
  problems: string[];
}

const header = /^\| Spec +\| State +\| Built in +\| Proven by +\|$/;
const divider = /^\|(?: *-+ *\|)+$/;
const codeSpan = /`([^`]+)`/g;
const maxLength = 300;

const cellsOf = (line: string): string[] =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));

const codeSpans = (cell: string): string[] =>
  [...cell.matchAll(codeSpan)].map(([, text]) => text ?? '');

const hasLooseWords = (cell: string): boolean =>
  cell.replaceAll(codeSpan, '').replaceAll('<br>', '').trim() !== '';

/** Reads the tables of docs/spec.md: a heading per section, a row per sentence of the specification. */
export function readSpecMap(markdown: string): SpecMap {
  const map: SpecMap = { sections: [], rows: [], problems: [] };
  let section = '';
  markdown.split('\n').forEach((text, index) => {
    const line = index + 1;
    if (text.startsWith('## ')) map.sections.push((section = text.slice(3)));
    if (section === '' || !text.startsWith('|') || header.test(text) || divider.test(text)) return;
    if (text.length > maxLength) {
      map.problems.push(`line ${String(line)}: ${String(text.length)} characters are too many`);
    }
    const cells = cellsOf(text);
    const [spec = '', state = '', builtIn = '', provenBy = ''] = cells;
    if (spec === '' || cells.length !== 4) {
      map.problems.push(`line ${String(line)}: a row has four cells, the first one filled`);
    }
    if (hasLooseWords(builtIn) || hasLooseWords(provenBy)) {
      map.problems.push(`line ${String(line)}: only \`code\` names files and tests`);
    }
    map.rows.push({
      line,
      section,
      state,
      builtIn: codeSpans(builtIn),
      provenBy: codeSpans(provenBy),
    });
  });
  return map;
}
