/** What a visitor has done to a page, as far as the elements do not tell it once they are out of the page. */
export interface VisitorState {
  /** The elements, each by its place among those of its kind. */
  places: ReadonlyMap<string, Element>;
  /** What has the focus. */
  active: Element | null;
  /** Where its selection or its caret is. Null where it has no text. */
  start: number | null;
  end: number | null;
  /** What is scrolled, and where to. */
  scrolled: ReadonlyMap<Element, ScrollToOptions>;
}

/**
 * A field is known by its name; any other element by its own class, which comes before those that others add. Not by an id:
 * React gives an element another one when it draws it anew.
 */
const kindOf = (element: Element) =>
  element.tagName + (element.getAttribute('name') ?? element.classList[0] ?? '');

function placesIn(container: Element): Map<string, Element> {
  const counts = new Map<string, number>();
  const places = new Map<string, Element>();
  for (const element of container.querySelectorAll('*')) {
    const kind = kindOf(element);
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    places.set(`${kind} ${String(count)}`, element);
  }
  return places;
}

const isField = (element: unknown) =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** What the visitor has done to a page so far. What is typed and opened later is read from the elements themselves. */
export function visitorStateOf(container: Element): VisitorState {
  const { activeElement: active } = document;
  const { selectionStart: start, selectionEnd: end } = isField(active)
    ? active
    : { selectionStart: null, selectionEnd: null };
  const places = placesIn(container);
  const scrolled = new Map<Element, ScrollToOptions>();
  for (const element of places.values()) {
    const { scrollLeft: left, scrollTop: top } = element;
    if (left || top) scrolled.set(element, { left, top, behavior: 'instant' });
  }
  return { places, active, start, end, scrolled };
}

/** Gives an element what was typed, chosen or opened in the one before it, and passes on what is still to be done to that one. */
function succeed(old: Element, next: Element): void {
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
export function handOver(before: VisitorState, container: Element): void {
  const { places, active, start, end, scrolled } = before;
  // Whoever has gone on since stays there.
  const lost = document.activeElement === document.body ? active : null;
  const now = placesIn(container);
  for (const [place, old] of places) {
    const next = now.get(place);
    if (!next || old.isConnected) continue;
    succeed(old, next);
    next.scrollTo(scrolled.get(old));
    if (old !== lost || !(next instanceof HTMLElement)) continue;
    next.focus({ preventScroll: true });
    if (isField(next) && start !== null) next.setSelectionRange(start, end);
  }
}
