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
  runs: Run[];
  src?: string;
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

class Reader {
  readonly blocks: Block[] = [];
  private open: Block | undefined;

  private end(): void {
    const block = this.open;
    this.open = undefined;
    if (block?.runs.some(({ text }) => text.trim() !== '') === true) this.blocks.push(block);
  }

  private add(text: string, marks: string, kind: BlockKind): void {
    if (this.open === undefined) {
      if (text.trim() === '') return;
      this.open = { kind, runs: [] };
    }
    const last = this.open.runs.at(-1);
    if (last?.marks === marks) last.text += text;
    else this.open.runs.push({ text, marks });
  }

  /** Reads what is in an element. @param kind of the text that stands in it directly */
  read(parent: Node, kind: BlockKind, marks: string): void {
    for (const node of parent.childNodes) {
      if (node instanceof Element) this.readElement(node, kind, marks);
      else if (node instanceof Text) {
        const text = kind === 'code' ? node.data : node.data.replace(/\s+/g, ' ');
        this.add(text, marks, kind);
      }
    }
  }

  private readElement(element: Element, kind: BlockKind, marks: string): void {
    const name = element.localName;
    if (hidden.has(name)) return;
    if (name === 'br') this.add('\n', marks, kind);
    else if (name === 'hr') this.addAlone({ kind: 'divider', runs: [] });
    else if (name === 'img') this.addPicture(element);
    else if (name === 'td' || name === 'th') {
      if (this.open !== undefined) this.add(' | ', '', kind);
      this.read(element, kind, marks);
    } else if (name === 'a') {
      this.read(element, kind, `${marks} →${element.getAttribute('href') ?? ''}`.trim());
    } else if (inlineMarks.has(name)) {
      this.read(element, kind, `${marks} ${name}`.trim());
    } else this.readBlock(element, kind, marks);
  }

  private readBlock(element: Element, outer: BlockKind, marks: string): void {
    const own = blockKinds[element.localName];
    const inner = own === 'text' && holders.has(outer) ? outer : (own ?? outer);
    // The cells of a row stay on one line.
    if (outer !== 'row') this.end();
    this.read(element, inner, marks);
    if (outer !== 'row') this.end();
  }

  private addAlone(block: Block): void {
    this.end();
    this.blocks.push(block);
  }

  private addPicture(element: Element): void {
    const alt = element.getAttribute('alt') ?? '';
    const src = element.getAttribute('src') ?? '';
    this.addAlone({ kind: 'picture', src, runs: [{ text: alt, marks: '' }] });
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
  reader.read(new DOMParser().parseFromString(html, 'text/html').body, 'text', '');
  return reader.finish();
}

/** A plain text as one block. */
export const plainBlock = (text: string): Block[] =>
  text === '' ? [] : [{ kind: 'text', runs: [{ text, marks: '' }] }];
