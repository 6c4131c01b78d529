import type { StrapiApp } from '@strapi/strapi/admin';
import { isScreenPath } from '../../../api';
import { clearDrafts } from '../drafts/drafts';
import { showOwnRooms } from '../shell/own-rooms';
import { isFarewell, sayFarewell, takeFarewellBack } from './farewell';
import { leave, loginAfter } from './leave';
import { sessionEvent } from './panel-action';

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

/**
 * Watches the session through the panel's store. A logout that someone chose, here or in Strapi's own menu, clears their
 * drafts; a session that ended leaves them. Either way a screen of ours gives way to our login page.
 */
export const watchSession: Middleware = () => {
  let user: string | undefined;
  let cleared = Promise.resolve();

  const clear = () => {
    if (user !== undefined) cleared = clearDrafts(user);
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
        const address = loginAfter(location, chosen);
        // Strapi goes to its own login right after this action; that step of the history is the one replaced.
        void Promise.race([cleared, atMost(patience)]).then(() => {
          leave(address);
        });
      }
    }
    return next(action);
  };
};
