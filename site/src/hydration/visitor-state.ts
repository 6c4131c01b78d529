/** What a visitor has done to a page, as far as the elements do not tell it once they are out of the page. */
export interface VisitorState {
  /** The elements by their kind, in the order of the page. */
  kinds: ReadonlyMap<string, readonly Element[]>;
  /** What has the focus. */
  active: Element | null;
  /** Its selection or its caret. Null where it has no text. */
  range: TextRange | null;
  /** What is scrolled, and where to. */
  scrolled: ReadonlyMap<Element, ScrollToOptions>;
}

interface TextRange {
  start: number;
  end: number;
}

/**
 * A field is known by its name; any other element by its own class, which comes before those that others add. Not by an id:
 * React gives an element another one when it draws it anew.
 */
const kindOf = (element: Element) =>
  element.tagName + (element.getAttribute('name') ?? element.classList[0] ?? '');

/** What a visitor is told of an element, and its type and own class: a field that others add may have the name of ours. */
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
 * Elements of one kind with those that have come in their places. Where others have added or removed some, it is what they say
 * that tells them apart; one that says something else now has none.
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

/** Selects a part of a field's text. A field for an e-mail address lets nobody do so while it is one. */
function select(field: HTMLInputElement | HTMLTextAreaElement, { start, end }: TextRange): void {
  const isEmail = field instanceof HTMLInputElement && field.type === 'email';
  if (isEmail) field.type = 'text';
  field.setSelectionRange(start, end);
  if (isEmail) field.type = 'email';
}

/** The selection of a field for an e-mail address, which does not tell it: what stands before it is selected for a moment. */
function rangeInEmail(field: HTMLInputElement): TextRange | null {
  const selection = getSelection();
  if (!selection) return null;
  const { length } = selection.toString();
  if (length > 0) selection.modify('move', 'backward', 'character');
  selection.modify('extend', 'backward', 'lineboundary');
  const before = selection.toString();
  // Firefox tells nothing of what is selected in a field.
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

/** What the visitor has done to a page so far. What is typed and opened later is read from the elements themselves. */
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

/** Gives an element what was typed, chosen or opened in the one before it, and passes on what is still to be done to that one. */
function transferState(old: Element, next: Element): void {
  for (const name of ['value', 'checked', 'open']) {
    const value: unknown = Reflect.get(old, name);
    if (Reflect.get(next, name) !== value) Reflect.set(next, name, value);
  }
  // A press that the page's loader still holds.
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

/** Gives the elements that React has drawn anew what the visitor did to those before. Others stay as they are. */
export function restoreVisitorState(before: VisitorState, container: Element): void {
  const { kinds, active, range, scrolled } = before;
  // Whoever has gone on since stays there.
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
