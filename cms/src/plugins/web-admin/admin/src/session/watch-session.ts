import type { StrapiApp } from '@strapi/strapi/admin';
import { isScreenPath } from '../../../api';
import { clearUnsent, formsWithUnsent } from '../unsent/unsent';
import { hideMainMenuFor } from '../strapi/main-menu';
import { hasAccessToken, sessionEvent } from '../strapi/session-events';
import { leavePanel, loginAfter, type End } from './leave';
import {
  isUnsentDiscarded,
  clearLogoutMarks,
  isLogoutChosen,
  markLogoutChosen,
} from './logout-marks';

/** Keeps everyone without a session out of the screens: when the panel starts there, and when Back returns to it. */
export function watchEntry(): void {
  // The CMS redirects a browser without any session. A browser with a session but without its access token would see Strapi's
  // own login form; our login page renews the token.
  if (isScreenPath(location.pathname) && !hasAccessToken())
    leavePanel(loginAfter(location, 'none'));
  // Back may show the page from the browser's cache, with the data of the last user.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
}

type Middleware = StrapiApp['middlewares'][number];

interface Action {
  type: unknown;
  [extra: string]: unknown;
}

/** How long the login page waits for the unsent changes. */
const unsentTimeoutMs = 1_000;

const delay = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** How a session ended that nobody chose to end. */
async function endOf(user: string | undefined): Promise<End> {
  const forms = user === undefined ? [] : await formsWithUnsent(user);
  return forms.length > 0 ? 'ended-with-text' : 'ended';
}

/**
 * Watches the session through the panel's store. A logout from our menu has asked before, and discards the unsent changes; a logout
 * from Strapi's own menu keeps them, and so does a session that ends. In each case our login page replaces the screen.
 */
export const watchSession: Middleware = () => {
  let user: string | undefined;
  let cleared = Promise.resolve();

  const clear = () => {
    if (user !== undefined && isUnsentDiscarded()) cleared = clearUnsent(user);
  };

  return () => (next) => (action: Action) => {
    const event = sessionEvent(action);
    if (event?.kind === 'user') {
      user = event.id;
      clearLogoutMarks();
    }
    if (event?.kind === 'permissions') hideMainMenuFor(event.actions);
    if (event?.kind === 'logout-chosen') {
      markLogoutChosen();
      clear();
    }
    if (event?.kind === 'ended') {
      const chosen = isLogoutChosen();
      // The tab of the logout clears a second time; the other tabs clear now, so that their forms write no more.
      if (chosen) clear();
      if (isScreenPath(location.pathname)) {
        // Strapi opens its own login right after this action; our login replaces that step of the history.
        const { pathname, search } = location;
        const known = chosen ? cleared.then((): End => 'chosen') : endOf(user);
        const otherwise: End = chosen ? 'chosen' : 'ended';
        void Promise.race([known, delay(unsentTimeoutMs)]).then((end) => {
          leavePanel(loginAfter({ pathname, search }, end ?? otherwise));
        });
      }
    }
    return next(action);
  };
};
