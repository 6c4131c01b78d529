import './src/styles/global.css';
import type { GatsbyBrowser } from 'gatsby';
import { hydratePage } from './src/hydration/hydrate-page';
import { bearMovedNodes } from './src/hydration/moved-nodes';
import { announcePage, stayOnEarlierBuild } from './src/hydration/published-page';
import { restoreScroll } from './src/hydration/scroll-restoration';
import { loadPagesWithTheirStyles, styleSheetArrived } from './src/hydration/whole-styles';

export { wrapPageElement } from './src/components/layout/wrapPageElement';

/** Gatsby hydrates the page when the promise is fulfilled, which its type does not say. */
export const onClientEntry = (): Promise<void> => {
  announcePage();
  stayOnEarlierBuild();
  restoreScroll();
  bearMovedNodes();
  return styleSheetArrived();
};

export const replaceHydrateFunction = () => hydratePage;

/** The page may have been read for a while before it hydrates: it stays where it is. */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({ prevRouterProps }) =>
  prevRouterProps !== undefined;

/** A tick later, since by then the forms have taken what was typed into them. */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  setTimeout(() => {
    document.dispatchEvent(new Event('live', { bubbles: true }));
    loadPagesWithTheirStyles((to) => {
      location.assign(to);
    });
  });
};
