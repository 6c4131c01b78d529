/** A paragraph that Word shows as a point of a list. */
interface Point {
  paragraph: Element;
  /** Which list it belongs to. */
  list: string;
  /** From 1, the outermost. */
  level: number;
}

const listStyle = /(?:^|;)\s*mso-list\s*:\s*(l\d+)\s+level(\d)\s+(lfo\d+)/i;

/** What Word writes before a point of a numbered list: `1.`, `(a)`, `2.1.`, `iv)`. A dot of a list is anything else. */
const number = /^\s*\(?(?:\d+(?:\.\d+)*|[a-z]{1,2}|[ivxlcdm]+)[.)]/i;

const markerStart = '[if !supportLists]';
const markerEnd = '[endif]';

function pointOf(paragraph: Element): Point | undefined {
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

/** Takes the dot or the number out of a point, which the list shows by itself. */
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

/** The lists that the next point may go on, the innermost last. */
type Open = { list: Element; level: number }[];

/** The number that a list begins at, as its first point shows it. */
function settleStart(list: Element, marker: string): void {
  const [shown] = /\d+(?=[.)]\s*$)/.exec(marker) ?? [];
  if (list.tagName === 'OL' && shown !== undefined) list.setAttribute('start', shown);
}

/** Puts a point into the list of its level, and makes that where there is none yet. */
function place(open: Open, paragraph: Element, level: number): void {
  const { ownerDocument } = paragraph;
  const marker = takeMarker(paragraph);
  const tag = number.test(marker) ? 'ol' : 'ul';
  while (open.length > 1 && (open.at(-1)?.level ?? 0) > level) open.pop();
  const inner = open.at(-1);
  const point = ownerDocument.createElement('li');
  if (inner === undefined || inner.level < level) {
    const list = ownerDocument.createElement(tag);
    settleStart(list, marker);
    if (inner?.list.lastElementChild) inner.list.lastElementChild.append(list);
    else paragraph.before(list);
    open.push({ list, level });
    list.append(point);
  } else {
    inner.list.append(point);
  }
  point.append(paragraph);
}

/** Makes lists of the paragraphs that Word writes for them. */
export function rebuildWordLists(body: HTMLElement): void {
  let open: Open = [];
  let name = '';
  for (const paragraph of body.querySelectorAll('p')) {
    const point = pointOf(paragraph);
    if (point === undefined) continue;
    const goesOn = open[0] !== undefined && paragraph.previousElementSibling === open[0].list;
    if (!goesOn || (point.level === 1 && point.list !== name)) open = [];
    if (point.level === 1 || open.length === 0) name = point.list;
    place(open, paragraph, point.level);
  }
}

/** Puts a list where the lists before it go on: among the points of its level, below the last point above, or nowhere. */
function join(open: Open, list: Element, level: number): void {
  const isPast = (inner: Open[number]) =>
    inner.level > level || (inner.level === level && inner.list.tagName !== list.tagName);
  for (let inner = open.at(-1); inner && open.length > 1 && isPast(inner); inner = open.at(-1)) {
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

/** Joins the lists of Word for the web, which writes each point as a list of its own in a box of its own. */
export function joinWordLists(body: HTMLElement): void {
  for (const box of body.querySelectorAll('.ListContainerWrapper')) {
    box.replaceWith(...box.childNodes);
  }
  let open: Open = [];
  let name: string | null = null;
  for (const list of body.querySelectorAll(':is(ul, ol):has(> li[data-listid])')) {
    const point = list.firstElementChild;
    const level = Number(point?.getAttribute('data-aria-level') ?? 1);
    const named = point?.getAttribute('data-listid') ?? null;
    const goesOn = open[0] !== undefined && list.previousElementSibling === open[0].list;
    if (!goesOn || (level === 1 && named !== name)) open = [];
    if (level === 1 || open.length === 0) name = named;
    join(open, list, level);
  }
}

/** Puts a list that stands beside the points of another, as Google Docs writes it, into the point before it. */
export function nestLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    const point = list.previousElementSibling;
    if (point?.tagName === 'LI') point.append(list);
    else list.replaceWith(...list.childNodes);
  }
}
