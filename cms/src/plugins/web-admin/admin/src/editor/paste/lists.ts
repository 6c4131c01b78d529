/** A paragraph that Word shows as a list item. */
interface Item {
  paragraph: Element;
  /** Identifies its list. */
  list: string;
  /** From 1, the outermost. */
  level: number;
}

const listStyle = /(?:^|;)\s*mso-list\s*:\s*(l\d+)\s+level(\d)\s+(lfo\d+)/i;

/** Word's markers of a numbered list: `1.`, `(a)`, `2.1.`, `iv)`. Any other marker is a bullet. */
const number = /^\s*\(?(?:\d+(?:\.\d+)*|[a-z]{1,2}|[ivxlcdm]+)[.)]/i;

const markerStart = '[if !supportLists]';
const markerEnd = '[endif]';

function itemOf(paragraph: Element): Item | undefined {
  const [, abstract, level, instance] = listStyle.exec(paragraph.getAttribute('style') ?? '') ?? [];
  if (abstract === undefined || level === undefined || instance === undefined) return undefined;
  return { paragraph, list: `${abstract} ${instance}`, level: Number(level) };
}

function commentsIn(element: Element): Comment[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_COMMENT);
  const comments: Comment[] = [];
  for (let next = walker.nextNode(); next !== null; next = walker.nextNode()) {
    if (next instanceof Comment) comments.push(next);
  }
  return comments;
}

/** Removes the marker of a list item, since the list shows its own. */
function takeMarker(paragraph: Element): string {
  const parts: ChildNode[] = [...paragraph.querySelectorAll('[style*="mso-list:" i]')];
  for (const start of commentsIn(paragraph).filter(({ data }) => data === markerStart)) {
    let part = start.nextSibling;
    while (part !== null && !(part instanceof Comment && part.data === markerEnd)) {
      parts.push(part);
      part = part.nextSibling;
    }
  }
  const marker = parts[0]?.textContent ?? '';
  for (const part of parts) part.remove();
  return marker;
}

/** The lists that the next item may continue, the innermost last. */
type Open = { list: Element; level: number }[];

/** Sets the first number of a list from the marker of its first item. */
function setStart(list: Element, marker: string): void {
  const [shown] = /\d+(?=[.)]\s*$)/.exec(marker) ?? [];
  if (list.tagName === 'OL' && shown !== undefined) list.setAttribute('start', shown);
}

/** Moves a list item into the list of its level, which is created if necessary. */
function place(open: Open, paragraph: Element, level: number): void {
  const { ownerDocument } = paragraph;
  const marker = takeMarker(paragraph);
  const tag = number.test(marker) ? 'ol' : 'ul';
  while (open.length > 1 && (open.at(-1)?.level ?? 0) > level) open.pop();
  const inner = open.at(-1);
  const item = ownerDocument.createElement('li');
  if (inner === undefined || inner.level < level) {
    const list = ownerDocument.createElement(tag);
    setStart(list, marker);
    if (inner?.list.lastElementChild) inner.list.lastElementChild.append(list);
    else paragraph.before(list);
    open.push({ list, level });
    list.append(item);
  } else {
    inner.list.append(item);
  }
  item.append(paragraph);
}

/** Turns the paragraphs that Word writes for lists into lists. */
export function rebuildWordLists(body: HTMLElement): void {
  let open: Open = [];
  let name = '';
  for (const paragraph of body.querySelectorAll('p')) {
    const item = itemOf(paragraph);
    if (item === undefined) continue;
    const continues = open[0] !== undefined && paragraph.previousElementSibling === open[0].list;
    if (!continues || (item.level === 1 && item.list !== name)) open = [];
    if (item.level === 1 || open.length === 0) name = item.list;
    place(open, paragraph, item.level);
  }
}

/** Moves a list into those before it: among the items of its level, below the last item of the level above, or nowhere. */
function join(open: Open, list: Element, level: number): void {
  const isDeeper = (inner: Open[number]) =>
    inner.level > level || (inner.level === level && inner.list.tagName !== list.tagName);
  for (let inner = open.at(-1); inner && open.length > 1 && isDeeper(inner); inner = open.at(-1)) {
    open.pop();
  }
  const inner = open.at(-1);
  if (inner !== undefined && inner.level < level) {
    inner.list.lastElementChild?.append(list);
    open.push({ list, level });
  } else if (inner?.list.tagName === list.tagName) {
    inner.list.append(...list.children);
    list.remove();
  } else {
    open.splice(0, open.length, { list, level });
  }
}

/** Joins the lists of Word for the web, which writes each item as a separate list in a separate box. */
export function joinWordLists(body: HTMLElement): void {
  for (const box of body.querySelectorAll('.ListContainerWrapper')) {
    box.replaceWith(...box.childNodes);
  }
  let open: Open = [];
  let name: string | null = null;
  for (const list of body.querySelectorAll(':is(ul, ol):has(> li[data-listid])')) {
    const item = list.firstElementChild;
    const level = Number(item?.getAttribute('data-aria-level') ?? 1);
    const named = item?.getAttribute('data-listid') ?? null;
    const continues = open[0] !== undefined && list.previousElementSibling === open[0].list;
    if (!continues || (level === 1 && named !== name)) open = [];
    if (level === 1 || open.length === 0) name = named;
    join(open, list, level);
  }
}

/** Moves a list that stands beside the items of another, as Google Docs writes it, into the item before it. */
export function nestLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    const item = list.previousElementSibling;
    if (item?.tagName === 'LI') item.append(list);
    else list.replaceWith(...list.childNodes);
  }
}
