// The document of the preview's frame. It has no address, so it is under the policy of the page that made it, and no header has
// to allow a frame; and it has a width of its own, so that the site's media queries answer as on a device of that width.

/** The colour schemes of the site. */
export const schemes = ['light', 'dark'] as const;

export type Scheme = (typeof schemes)[number];

type View = Window & typeof globalThis;

/** Resolves when a style sheet has arrived, or will not. */
const arrival = (link: HTMLLinkElement) =>
  new Promise<void>((resolve) => {
    for (const end of ['load', 'error']) {
      link.addEventListener(end, () => {
        resolve();
      });
    }
  });

/**
 * Gives the empty document of a frame the language and the style sheets of this page.
 * @param title its name
 */
export async function dressFrame(view: View, title: string): Promise<void> {
  const { document: frame } = view;
  frame.documentElement.lang = document.documentElement.lang;
  frame.title = title;
  const arriving: Promise<void>[] = [];
  for (const source of document.head.querySelectorAll('style, link[rel="stylesheet"]')) {
    const copy = frame.importNode(source, true);
    if (copy instanceof view.HTMLLinkElement) arriving.push(arrival(copy));
    frame.head.append(copy);
  }
  await Promise.all(arriving);
}

const question = /\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)/g;
/** Conditions that always and never hold. */
const [holds, fails] = ['(min-width: 0px)', '(max-width: 0px)'];

/** What each rule asked at first. */
const askedBy = new WeakMap<CSSMediaRule, string>();

function answerRules(view: View, rules: CSSRuleList, scheme: Scheme): void {
  for (const rule of rules) {
    if (rule instanceof view.CSSMediaRule) {
      const asked = askedBy.get(rule) ?? rule.media.mediaText;
      askedBy.set(rule, asked);
      rule.media.mediaText = asked.replace(question, (_, wanted: string) =>
        wanted === scheme ? holds : fails,
      );
    }
    if (rule instanceof view.CSSGroupingRule) answerRules(view, rule.cssRules, scheme);
  }
}

/** Shows a frame in a colour scheme, whatever the visitor's device prefers: its rules are told the answer. */
export function showScheme(view: View, scheme: Scheme): void {
  const { document: frame } = view;
  frame.documentElement.style.colorScheme = scheme;
  for (const sheet of frame.styleSheets) answerRules(view, sheet.cssRules, scheme);
}

/**
 * Keeps a frame at the preview: links within the draft scroll, all others open in a new tab.
 * @returns ends it
 */
export function keepFrame(view: View): () => void {
  const { document: frame } = view;
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof view.Element ? event.target.closest('a') : null;
    if (link === null) return;
    event.preventDefault();
    event.stopPropagation();
    const { hash } = link;
    if (link.getAttribute('href')?.startsWith('#') === true) {
      const place = frame.getElementById(decodeURIComponent(hash.slice(1)));
      place?.scrollIntoView();
      place?.focus();
    } else view.open(link.href, '_blank', 'noopener,noreferrer');
  };
  // In the capture phase, before Gatsby's links would leave the preview.
  frame.addEventListener('click', follow, true);
  return () => {
    frame.removeEventListener('click', follow, true);
  };
}
