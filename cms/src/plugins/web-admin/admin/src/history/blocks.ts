import { boundaryWords, rowWords, wordsOf } from './block-words';

/** A piece of text with the marks that are on it, such as `strong` or a link's address. */
export interface Run {
  text: string;
  /** The names of its marks in one line, in the order in which they are nested. */
  marks: string;
}

/** What a block is shown as. */
export type BlockKind =
  'text' | 'heading' | 'item' | 'quote' | 'code' | 'row' | 'caption' | 'picture' | 'divider';

/** A paragraph, or what else stands on lines of its own. A picture has its address and its alternative text. */
export interface Block {
  kind: BlockKind;
  /** None, if an element is empty. */
  runs: Run[];
  src?: string;
  /** Whether a picture is marked as decoration. */
  decorative?: true;
  /** What it is and stands in, such as `Heading 2`; a paragraph that stands in nothing has none. */
  form?: string;
  /** Which lists, items, quotes and rows end and begin between the block before it and this one. */
  between?: string;
}

const blockKinds: Readonly<Record<string, BlockKind>> = {
  p: 'text',
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
  h4: 'heading',
  li: 'item',
  blockquote: 'quote',
  pre: 'code',
  tr: 'row',
  figcaption: 'caption',
};

/** Inside these, a paragraph belongs to them. */
const holders: ReadonlySet<BlockKind> = new Set(['item', 'quote', 'row']);

const inlineMarks: ReadonlySet<string> = new Set(['strong', 'b', 'em', 'i', 'code', 's', 'u']);

const hidden: ReadonlySet<string> = new Set(['script', 'style', 'template']);

/** Elements that may end between two blocks that look alike. */
const containers: ReadonlySet<string> = new Set([
  ...['ul', 'ol', 'li', 'blockquote', 'table', 'tr', 'figure'],
]);

/** Elements that an empty one of is a block, too. */
const emptied: ReadonlySet<string> = new Set([
  ...Object.keys(blockKinds),
  ...containers,
  ...['thead', 'tbody'],
]);

/** Where in the text the reader is. */
interface Place {
  /** Of the text that stands here directly. */
  kind: BlockKind;
  marks: string;
  /** What the elements around are, from the outside in. */
  path: readonly string[];
  inCell: boolean;
  inCode: boolean;
}

const marked = (place: Place, mark: string): Place => ({
  ...place,
  marks: `${place.marks} ${mark}`.trim(),
});

/** A mark for how the words of an element run. */
const withDirection = (place: Place, element: Element): Place => {
  const direction = element.getAttribute('dir');
  return direction === null ? place : marked(place, `dir:${direction}`);
};

const sentence = (path: readonly string[]): string => {
  const words = path.join(' › ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

// As HTML counts them: a no-break space is none.
const spaces = /[ \t\n\f\r]+/g;

const isBlank = (text: string): boolean => /^[ \t]*$/.test(text);

class Reader {
  readonly blocks: Block[] = [];
  private open: Block | undefined;
  private between: string[] = [];
  /** Whether the next words of a cell stand on a line of their own. */
  private lineDue = false;

  private end(): void {
    const block = this.open;
    this.open = undefined;
    if (block?.runs.some(({ text }) => !isBlank(text)) === true) this.blocks.push(block);
  }

  private begin(kind: BlockKind, path: readonly string[]): Block {
    const between = this.between.join(', ');
    this.between = [];
    return {
      kind,
      runs: [],
      ...(path.length === 0 ? {} : { form: sentence(path) }),
      ...(between === '' ? {} : { between }),
    };
  }

  private add(text: string, { kind, marks, path }: Place): void {
    if (this.open === undefined) {
      if (isBlank(text)) return;
      this.open = this.begin(kind, path);
    }
    const last = this.open.runs.at(-1);
    if (last?.marks === marks) last.text += text;
    else this.open.runs.push({ text, marks });
  }

  private addWords(text: string, place: Place): void {
    if (this.lineDue && !isBlank(text)) {
      this.lineDue = false;
      if (this.open !== undefined) this.add('\n', { ...place, marks: '' });
    }
    this.add(text, place);
  }

  /** Reads what is in an element. */
  read(parent: Node, place: Place): void {
    for (const node of parent.childNodes) {
      if (node instanceof Element) this.readElement(node, place);
      else if (node instanceof Text) {
        this.addWords(place.inCode ? node.data : node.data.replace(spaces, ' '), place);
      }
    }
  }

  private readElement(element: Element, place: Place): void {
    const name = element.localName;
    if (hidden.has(name)) return;
    if (name === 'br') this.addWords('\n', place);
    else if (name === 'hr') this.addDivider(element, place);
    else if (name === 'img') this.addPicture(element, place);
    else if (name === 'td' || name === 'th') this.readCell(element, place);
    else if (name === 'a') {
      const link = marked(place, `→${element.getAttribute('href') ?? ''}`);
      this.read(element, withDirection(link, element));
    } else if (inlineMarks.has(name)) {
      this.read(element, withDirection(marked(place, name), element));
    } else if (place.inCell) this.readInCell(element, place);
    else this.readBlock(element, place);
  }

  /** The cells of a row stay on one line. The row says what each of them is. */
  private readCell(element: Element, place: Place): void {
    this.lineDue = false;
    if (element.previousElementSibling !== null) this.add(' | ', { ...place, marks: '' });
    this.read(element, { ...place, inCell: true });
    this.lineDue = false;
  }

  /** In a cell, lists and headings are marks of their words. */
  private readInCell(element: Element, place: Place): void {
    const name = element.localName;
    this.lineDue = this.open?.runs.at(-1)?.text.endsWith(' | ') === false;
    const own = name === 'p' ? place : marked(place, name);
    const start = element.getAttribute('start');
    const numbered = start === null ? own : marked(own, `from:${start}`);
    const inCode = place.inCode || name === 'pre';
    this.read(element, { ...withDirection(numbered, element), inCode });
    this.lineDue = true;
  }

  private readBlock(element: Element, outer: Place): void {
    const name = element.localName;
    const own = blockKinds[name];
    const kind = own === 'text' && holders.has(outer.kind) ? outer.kind : (own ?? outer.kind);
    const words = name === 'tr' ? rowWords(element) : wordsOf(element);
    const place: Place = {
      ...outer,
      kind,
      path: words === '' ? outer.path : [...outer.path, words],
      inCode: outer.inCode || name === 'pre',
    };
    this.end();
    const before = this.blocks.length;
    if (containers.has(name)) this.between.push(boundaryWords(name, false));
    this.read(element, place);
    this.end();
    if (emptied.has(name) && this.blocks.length === before) {
      this.addAlone(this.begin(kind, place.path));
    }
    if (containers.has(name)) this.between.push(boundaryWords(name, true));
  }

  private addAlone(block: Block): void {
    this.end();
    this.blocks.push(block);
  }

  private addDivider(element: Element, { path }: Place): void {
    const words = wordsOf(element);
    this.addAlone(this.begin('divider', words === '' ? path : [...path, words]));
  }

  private addPicture(element: Element, { marks, path }: Place): void {
    const alt = element.getAttribute('alt') ?? '';
    const words = wordsOf(element);
    const decorative = alt === '' && element.getAttribute('role') === 'presentation';
    this.addAlone({
      ...this.begin('picture', words === '' ? path : [...path, words]),
      src: element.getAttribute('src') ?? '',
      ...(decorative ? { decorative } : {}),
      runs: [{ text: alt, marks }],
    });
  }

  finish(): Block[] {
    this.end();
    return this.blocks;
  }
}

/**
 * The blocks of rich text. Only words, marks and addresses are taken from it: it is parsed in a document of its own, in which
 * nothing is loaded and no script runs.
 */
export function blocksOf(html: string): Block[] {
  const reader = new Reader();
  const place: Place = { kind: 'text', marks: '', path: [], inCell: false, inCode: false };
  reader.read(new DOMParser().parseFromString(html, 'text/html').body, place);
  return reader.finish();
}

/** A plain text as one block. */
export const plainBlock = (text: string): Block[] =>
  text === '' ? [] : [{ kind: 'text', runs: [{ text, marks: '' }] }];
