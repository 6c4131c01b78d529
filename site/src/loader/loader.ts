// Stands at the end of every published page, in place of Gatsby's script tags. It brings the scripts when the visitor first
// does something, or where something moves by itself, and holds what is pressed until the scripts can take it.
// It imports nothing: it is printed into the page, where every byte comes before the first paint.

/** A short name, since it stands in every page. */
const page = document;
const {
  head,
  /** Where the page tells its styles how its scripts fare. */
  documentElement: { dataset: marks },
} = page;
/** The whole style sheet, what Gatsby will ask for, and the scripts. */
const parts = page.querySelector('template');
/** The scripts that could not be fetched. */
const missing: string[] = [];
type Pressed = HTMLButtonElement | HTMLFormElement;
/** What is pressed and not yet answered, each with how it looks meanwhile. */
const presses = new Map<Pressed, Animation>();
/** The timer of the scripts that are on their way; 0 while none are. Once the page is live it runs out without effect. */
let waiting: ReturnType<typeof setTimeout> | 0 = 0;
let live: true | undefined;

/**
 * Gives up what was pressed, which must not take effect by itself later, and has the page say how else to reach the firm.
 * The next press asks again for what is missing. When the page is live, its parts say so themselves.
 */
function fail() {
  if (live) return;
  clearTimeout(waiting);
  waiting = 0;
  marks.script = 'failed';
  for (const look of presses.values()) look.cancel();
  presses.clear();
}

function begin() {
  if (waiting) return;
  waiting = setTimeout(fail, 20_000);
  // It holds them once: later only what failed is asked for again.
  if (parts) head.append(parts.content);
  for (const src of missing.splice(0)) {
    head.append(Object.assign(page.createElement('script'), { src }));
  }
}

/** What an event happened in, as far as it matches. */
const within = ({ target }: Event, selector: string) =>
  target instanceof Element && target.closest<Pressed>(selector);

function hold(event: Event) {
  const element = within(event, event.type === 'click' ? 'button' : 'form');
  if (!element || live) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (!presses.has(element)) presses.set(element, element.animate({ opacity: [0.6, 0.6] }, 1e6));
  begin();
}

// The page has become live.
addEventListener('live', () => {
  live = true;
  marks.script = '';
  for (const [element, look] of presses) {
    look.cancel();
    if ('requestSubmit' in element) element.requestSubmit();
    else element.click();
  }
  presses.clear();
});

addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLScriptElement)) return;
    missing.push(target.src);
    fail();
  },
  true,
);

/** What is drawn in the next frame is on the screen before it. */
const afterPaint = (then: () => void, ms?: number) =>
  requestAnimationFrame(() => setTimeout(then, ms));

function heed(event: Event) {
  if (within(event, 'button,form')) begin();
  // The browser's own answer first: on a slow phone it takes as long to ask for the scripts as to open a question.
  else afterPaint(begin);
}

for (const [type, listener] of Object.entries({
  click: hold,
  submit: hold,
  pointerdown: heed,
  keydown: heed,
  focusin: heed,
})) {
  addEventListener(type, listener, true);
}

function beginUnasked() {
  // By now the browser has scrolled to the place in the address, or to where the reader was, and has told of a mouse that
  // merely rests on the page.
  for (const type of ['scroll', 'pointermove']) addEventListener(type, begin, { once: true });
  // The first part that moves by itself: what comes into view later is scrolled there. Or a form that may have a draft.
  const moving = page.querySelector('[data-hydrate]');
  const wanted = moving
    ? Math.abs(moving.getBoundingClientRect().top) < innerHeight
    : page.forms[0] && 'draft:contact' in sessionStorage;
  if (wanted) begin();
}

onload = () =>
  // What was loaded may be on the screen a while after its frame.
  afterPaint(() => {
    // A mouse that moved while the page loaded and then rests keeps Chromium from being idle until it moves again.
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in self) requestIdleCallback(beginUnasked, { timeout: 2000 });
    else beginUnasked();
  }, 250);
