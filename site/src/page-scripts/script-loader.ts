// Stands at the end of every published page, in place of Gatsby's script tags. It brings the scripts when the page has been
// painted and has nothing else to do, or when the visitor first does something, and holds what is pressed until the scripts can
// take it. It is printed into the page, where every byte comes before the first paint.

import { isSparing } from './sparing';

const {
  head,
  /** Where the page tells its styles how its scripts fare. */
  documentElement: { dataset: marks },
} = document;
/** The whole style sheet, what Gatsby will ask for, and the scripts. */
const parts = document.querySelector('template');
/** Its style sheet and its scripts, until they are asked for. */
const files = () =>
  parts?.content.querySelectorAll<HTMLLinkElement | HTMLScriptElement>(
    '[rel=stylesheet], script',
  ) ?? [];
/** The scripts that could not be fetched. */
const missing: string[] = [];
/** What is held when it is pressed. */
type Pressed = HTMLButtonElement | HTMLFormElement;
/** What is pressed and not yet answered, each with how it looks meanwhile. */
const presses = new Map<Pressed, Animation>();
/** The timer of the scripts that are on their way; 0 while none are. Once the page is live it runs out without effect. */
let waiting: ReturnType<typeof setTimeout> | 0 = 0;
let live: true | undefined;

/** What was pressed no longer says that it is at work. */
function settle(element: Pressed, look: Animation) {
  look.cancel();
  element.ariaBusy = null;
}

/**
 * Gives up what was pressed, which must not take effect by itself later, and has the page say how else to reach the firm.
 * The next press asks again for what is missing. When the page is live, its parts say so themselves.
 */
function fail() {
  if (live) return;
  clearTimeout(waiting);
  waiting = 0;
  marks.script = 'failed';
  for (const press of presses) settle(...press);
  presses.clear();
}

function begin(fetchPriority: 'high' | 'low') {
  if (waiting) return;
  // Else every scroll and every move would ask again for scripts that fail.
  onscroll = onpointermove = null;
  waiting = setTimeout(fail, 20_000);
  // It holds them once: later only what failed is asked for again.
  if (parts) {
    for (const file of files()) file.fetchPriority = fetchPriority;
    head.append(parts.content);
  }
  for (const src of missing.splice(0)) {
    head.append(Object.assign(document.createElement('script'), { src }));
  }
}

const beginAsked = () => {
  begin('high');
};

function hold(event: Event) {
  const element =
    event.target instanceof Element &&
    event.target.closest<Pressed>(event.type === 'click' ? 'button' : 'form');
  if (!element || live) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (!presses.has(element)) {
    element.ariaBusy = 'true';
    presses.set(element, element.animate({ opacity: [0.6, 0.6] }, 1e6));
  }
  beginAsked();
}

// The page has become live.
addEventListener('live', () => {
  live = true;
  marks.script = '';
  for (const [element, look] of presses) {
    settle(element, look);
    if ('requestSubmit' in element) element.requestSubmit();
    else element.click();
  }
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

for (const type of ['click', 'submit']) addEventListener(type, hold, true);
for (const type of ['pointerdown', 'keydown', 'focusin']) {
  addEventListener(
    type,
    ({ target }) => {
      // Buttons and fields, the elements that can belong to a form, wait for the scripts.
      if (target && 'form' in target) beginAsked();
      // Else the browser's own answer first: on a slow phone it takes as long to ask for the scripts as to open a question.
      else afterPaint(beginAsked);
    },
    true,
  );
}

function beginUnasked() {
  // By now the browser has scrolled to the place in the address, or to where the reader was, and has told of a mouse that
  // merely rests on the page.
  onscroll = onpointermove = beginAsked;
  if (isSparing()) return;
  // What answers by script: a form or a search, a popup, what moves by itself.
  if (document.querySelector('form, [aria-haspopup], [data-moves]')) {
    begin('low');
    return;
  }
  // Elsewhere they are fetched, and run when they are wanted.
  for (const file of files()) {
    const [as, href] = 'src' in file ? ['script', file.src] : ['style', file.href];
    head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', as, href }));
  }
}

onload = () =>
  // What was loaded may be on the screen a while after its frame.
  afterPaint(() => {
    // A mouse that moved while the page loaded and then rests keeps Chromium from being idle until it moves again.
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in self) requestIdleCallback(beginUnasked, { timeout: 2000 });
    else beginUnasked();
  }, 250);
