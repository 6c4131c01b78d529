/** The visitor's state of a page that cannot be read from elements after they are removed. */
export interface VisitorState {
  /** The elements by kind, in document order. */
  kinds: ReadonlyMap<string, readonly Element[]>;
  /** The focused element. */
  active: Element | null;
  /** Its selection or caret; null if it has no text. */
  range: TextRange | null;
  /** The scrolled elements and their positions. */
  scrolled: ReadonlyMap<Element, ScrollToOptions>;
}

interface TextRange {
  start: number;
  end: number;
}

/**
 * Identifies fields by name and other elements by their own class, which precedes the classes that other software adds. Ids do
 * not work: React gives a new element another one.
 */
const kindOf = (element: Element) =>
  element.tagName + (element.getAttribute('name') ?? element.classList[0] ?? '');

/** The text and label of an element with its type and own class: a field added by other software may have the name of ours. */
const descriptionOf = (element: Element) =>
  [
    element.getAttribute('type'),
    element.classList[0],
    element.getAttribute('aria-label'),
    element.textContent,
  ].join(' ');

function groupBy(elements: Iterable<Element>, keyOf: (element: Element) => string) {
  const groups = new Map<string, Element[]>();
  for (const element of elements) {
    const key = keyOf(element);
    const group = groups.get(key);
    if (group) group.push(element);
    else groups.set(key, [element]);
  }
  return groups;
}

/**
 * Pairs the elements of one kind with their replacements. If other software has added or removed some, their text tells
 * them apart; an element whose text changed has no replacement.
 */
function pairElements(
  before: readonly Element[],
  now: readonly Element[],
): [old: Element, next: Element | undefined][] {
  if (before.length === now.length) return before.map((old, place) => [old, now[place]]);
  const left = groupBy(now, descriptionOf);
  return before.map((old) => [old, left.get(descriptionOf(old))?.shift()]);
}

const isField = (element: unknown) =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** Selects a part of a field's text. An e-mail field does not support selection, so its type changes for a moment. */
function select(field: HTMLInputElement | HTMLTextAreaElement, { start, end }: TextRange): void {
  const isEmail = field instanceof HTMLInputElement && field.type === 'email';
  if (isEmail) field.type = 'text';
  field.setSelectionRange(start, end);
  if (isEmail) field.type = 'email';
}

/** The selection of an e-mail field, which the field does not expose: the text before it is selected for a moment. */
function rangeInEmail(field: HTMLInputElement): TextRange | null {
  const selection = getSelection();
  if (!selection) return null;
  const { length } = selection.toString();
  if (length > 0) selection.modify('move', 'backward', 'character');
  selection.modify('extend', 'backward', 'lineboundary');
  const before = selection.toString();
  // Firefox does not report selections in fields.
  if (before.length + length === 0 || !field.value.startsWith(before)) return null;
  const range = { start: before.length, end: before.length + length };
  select(field, range);
  return range;
}

function rangeIn(element: Element | null): TextRange | null {
  if (!isField(element)) return null;
  const { selectionStart: start, selectionEnd: end } = element;
  if (start !== null && end !== null) return { start, end };
  return element instanceof HTMLInputElement && element.type === 'email'
    ? rangeInEmail(element)
    : null;
}

/** Reads the visitor's state. Later changes to values and open states are read from the elements themselves. */
export function readVisitorState(container: Element): VisitorState {
  const { activeElement: active } = document;
  const elements = container.querySelectorAll('*');
  const scrolled = new Map<Element, ScrollToOptions>();
  for (const element of elements) {
    const { scrollLeft: left, scrollTop: top } = element;
    if (left || top) scrolled.set(element, { left, top, behavior: 'instant' });
  }
  return { kinds: groupBy(elements, kindOf), active, range: rangeIn(active), scrolled };
}

/** Copies value, checked and open state to the replacement of an element, and forwards presses to it. */
function transferState(old: Element, next: Element): void {
  for (const name of ['value', 'checked', 'open']) {
    const value: unknown = Reflect.get(old, name);
    if (Reflect.get(next, name) !== value) Reflect.set(next, name, value);
  }
  // The page's loader may still hold a press for the old element.
  if (next instanceof HTMLButtonElement) {
    Object.assign(old, {
      click: () => {
        next.click();
      },
    });
  }
  if (next instanceof HTMLFormElement) {
    Object.assign(old, {
      requestSubmit: () => {
        next.requestSubmit();
      },
    });
  }
}

/** Restores the visitor's state on the elements that React has replaced. Others stay as they are. */
export function restoreVisitorState(before: VisitorState, container: Element): void {
  const { kinds, active, range, scrolled } = before;
  // Leave the focus alone if the visitor has moved it since.
  const lost = document.activeElement === document.body ? active : null;
  const now = groupBy(container.querySelectorAll('*'), kindOf);
  for (const [kind, elements] of kinds) {
    for (const [old, next] of pairElements(elements, now.get(kind) ?? [])) {
      if (!next || old.isConnected) continue;
      transferState(old, next);
      next.scrollTo(scrolled.get(old));
      if (old !== lost || !(next instanceof HTMLElement)) continue;
      next.focus({ preventScroll: true });
      if (isField(next) && range) select(next, range);
    }
  }
}
