import type { StrapiApp } from '@strapi/strapi/admin';
import { isScreenPath } from '../../../api';
import { clearDrafts, keptForms } from '../drafts/drafts';
import { showOwnRooms } from '../strapi/main-menu';
import { sessionEvent } from '../strapi/session-events';
import { type End, leave, loginAfter } from './leave';
import { isFarewell, sayFarewell, takeFarewellBack, takesDrafts } from './logout-marks';

/** The panel's access token, where Strapi keeps it: in the storage with Remember me, otherwise in a cookie. */
const hasToken = () =>
  localStorage.getItem('jwtToken') !== null || /(?:^|; )jwtToken=[^;]/.test(document.cookie);

/** Keeps those out of the screens who have no session, when the panel starts there and when Back returns to it. */
export function watchEntry(): void {
  // The CMS sends away who has no session at all. Who has one without its token would be asked for an e-mail by Strapi;
  // our login page takes the session up again.
  if (isScreenPath(location.pathname) && !hasToken()) leave(loginAfter(location, 'none'));
  // The browser may show a page as it was left, with the data of whoever left it.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
}

type Middleware = StrapiApp['middlewares'][number];

interface Action {
  type: unknown;
  [extra: string]: unknown;
}

const patience = 1_000;

const atMost = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** How a session has ended that nobody chose to end. */
async function endWithText(user: string | undefined): Promise<End> {
  const forms = user === undefined ? [] : await keptForms(user);
  return forms.length > 0 ? 'ended-with-text' : 'ended';
}

/**
 * Watches the session through the panel's store. A logout in our menu, which asks before, clears the drafts; one in Strapi's
 * own menu leaves them, and so does a session that ended. Either way a screen of ours gives way to our login page.
 */
export const watchSession: Middleware = () => {
  let user: string | undefined;
  let cleared = Promise.resolve();

  const clear = () => {
    if (user !== undefined && takesDrafts()) cleared = clearDrafts(user);
  };

  return () => (next) => (action: Action) => {
    const event = sessionEvent(action);
    if (event?.kind === 'user') {
      user = event.id;
      takeFarewellBack();
    }
    if (event?.kind === 'permissions') showOwnRooms(event.actions);
    if (event?.kind === 'logout-chosen') {
      sayFarewell();
      clear();
    }
    if (event?.kind === 'ended') {
      const chosen = isFarewell();
      // Once more in the tab where it was chosen, and for the first time in the others, whose forms must not write again.
      if (chosen) clear();
      if (isScreenPath(location.pathname)) {
        // Strapi goes to its own login right after this action; that step of the history is the one replaced.
        const { pathname, search } = location;
        const known = chosen ? cleared.then((): End => 'chosen') : endWithText(user);
        const atLeast: End = chosen ? 'chosen' : 'ended';
        void Promise.race([known, atMost(patience)]).then((end) => {
          leave(loginAfter({ pathname, search }, end ?? atLeast));
        });
      }
    }
    return next(action);
  };
};
