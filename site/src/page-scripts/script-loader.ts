// Runs at the end of every published page, in place of Gatsby's script tags. It loads the scripts when the page has been painted
// and is idle, or on the visitor's first action. It holds presses until the scripts can handle them. It is inlined into the page,
// where every byte delays the first paint.

import { isSparing } from './sparing';

// Where the visit began, for the forms (ui/form/lead-source.ts). It begins with the tab, and again with another website's link;
// a reload has the same referrer.
try {
  const tab: Record<string, string | undefined> = sessionStorage;
  const { visit } = tab;
  const { referrer } = document;
  if (!visit || !(visit.endsWith(referrer) || referrer.startsWith(origin))) {
    tab.visit = location.href + ' ' + referrer;
  }
} catch {
  // Storage is blocked: each page then begins a visit.
}

const {
  head,
  /** Tells the style sheet the state of the scripts. */
  documentElement: { dataset: marks },
} = document;
/** The whole style sheet, the data that Gatsby will request, and the scripts. */
const parts = document.querySelector('template');
/** Its style sheet and its scripts, until they are requested. */
const files = () =>
  parts?.content.querySelectorAll<HTMLLinkElement | HTMLScriptElement>(
    '[rel=stylesheet], script',
  ) ?? [];
/** The scripts that could not be fetched. */
const missing: string[] = [];
/** The elements whose presses are held. */
type Pressed = HTMLButtonElement | HTMLFormElement;
/** The pressed elements that still wait, each with the animation that shows it. */
const presses = new Map<Pressed, Animation>();
/** The timer of the scripts that are loading; 0 while none are. Once the page is live it has no effect. */
let waiting: ReturnType<typeof setTimeout> | 0 = 0;
let live: true | undefined;

/** Removes the busy state of a pressed element. */
function settle(element: Pressed, look: Animation) {
  look.cancel();
  element.ariaBusy = null;
}

/**
 * Drops the held presses, which must not take effect later by themselves, and makes the page show other ways to reach the firm.
 * The next press requests the missing scripts again. On a live page the components report failures themselves.
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
  // Otherwise each scroll and each pointer move would request failing scripts again.
  onscroll = onpointermove = null;
  waiting = setTimeout(fail, 20_000);
  // The template contains them only the first time. Later only failed scripts are requested again.
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

// The page is hydrated.
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

/** Runs a function after the next frame has been painted. */
const afterPaint = (then: () => void, ms?: number) =>
  requestAnimationFrame(() => setTimeout(then, ms));

for (const type of ['click', 'submit']) addEventListener(type, hold, true);
for (const type of ['pointerdown', 'keydown', 'focusin']) {
  addEventListener(
    type,
    ({ target }) => {
      // Buttons and fields, the elements that can belong to a form, wait for the scripts.
      if (target && 'form' in target) beginAsked();
      // Otherwise the browser responds first: on a slow phone, requesting the scripts takes as long as opening a question.
      else afterPaint(beginAsked);
    },
    true,
  );
}

function beginUnasked() {
  // By now the browser has scrolled to the anchor or to the earlier position, and has reported a pointer that merely rests on
  // the page.
  onscroll = onpointermove = beginAsked;
  if (isSparing()) return;
  // Elements that need a script: a form or a search, a popup, a carousel that moves automatically.
  if (document.querySelector('form, [aria-haspopup], [data-moves]')) {
    begin('low');
    return;
  }
  // Other pages prefetch the scripts and run them when they are needed.
  for (const file of files()) {
    const [as, href] = 'src' in file ? ['script', file.src] : ['style', file.href];
    head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', as, href }));
  }
}

onload = () =>
  // Loaded content may be painted some time after its frame.
  afterPaint(() => {
    // In Chromium, a pointer that moved during loading and then rests delays the idle callback until it moves again.
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in self) requestIdleCallback(beginUnasked, { timeout: 2000 });
    else beginUnasked();
  }, 250);
