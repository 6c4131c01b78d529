import './src/styles/global.css';
import type { GatsbyBrowser } from 'gatsby';
import { hydratePage } from './src/hydration/hydrate-page';
import { tolerateMovedNodes } from './src/hydration/moved-nodes';
import { announcePage, stayOnEarlierBuild } from './src/hydration/published-page';
import { restoreScroll } from './src/hydration/scroll-restoration';
import { loadPagesWithTheirStyles, styleSheetArrived } from './src/hydration/full-style-sheet';

export { wrapPageElement } from './src/templates/Layout';

/** Gatsby waits for the promise before it hydrates, although its type does not say so. */
export const onClientEntry = (): Promise<void> => {
  announcePage();
  stayOnEarlierBuild();
  restoreScroll();
  tolerateMovedNodes();
  return styleSheetArrived();
};

export const replaceHydrateFunction = () => hydratePage;

/** Keeps the scroll position on the first render: the visitor may have been reading for a while before the page hydrates. */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({ prevRouterProps }) =>
  prevRouterProps !== undefined;

/** One tick later: by then the forms have restored what was typed into them. */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  setTimeout(() => {
    document.dispatchEvent(new Event('live', { bubbles: true }));
    loadPagesWithTheirStyles((to) => {
      location.assign(to);
    });
  });
};
