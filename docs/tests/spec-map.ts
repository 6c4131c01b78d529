/** One line of the specification: where it stands, what it is built in and what proves it. */
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

const cellsOf = (line: string): string[] =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));

const codeSpans = (cell: string): string[] =>
  [...cell.matchAll(codeSpan)].map(([, text]) => text ?? '');

const hasLooseWords = (cell: string): boolean =>
  cell.replaceAll(codeSpan, '').replaceAll('<br>', '').trim() !== '';

/** Reads the tables of docs/spec.md: a heading a section, a row a line of the specification. */
export function readSpecMap(markdown: string): SpecMap {
  const map: SpecMap = { sections: [], rows: [], problems: [] };
  let section = '';
  markdown.split('\n').forEach((text, index) => {
    const line = index + 1;
    if (text.startsWith('## ')) map.sections.push((section = text.slice(3)));
    if (!text.startsWith('|') || header.test(text) || divider.test(text)) return;
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
