import { useNotification } from '@strapi/strapi/admin';
import { useMemo } from 'react';
import { panelReads, type PublishingState } from '../../../api';
import { newsOf } from './news';
import { texts } from './texts';

/** Until when the admin was told what went live, by the server's clock. In the tab, so that it survives a reload. */
const storageKey = 'web-admin-told-until';

/** Long enough to reach the link with the keyboard. */
const shownMs = 20_000;

interface NewsReader {
  /** The address to read the state from. */
  url: () => string;
  /** Gets each state that was read, and tells the admin what went live since the last one. */
  read: (state: PublishingState) => void;
}

/** Notifies an admin, on any screen, that their changes are live. */
export function useNews(): NewsReader {
  const { toggleNotification } = useNotification();
  return useMemo(
    () => ({
      url() {
        const since = sessionStorage.getItem(storageKey);
        const query = since === null ? '' : `?since=${encodeURIComponent(since)}`;
        return `${panelReads.publishing}${query}`;
      },
      read({ now, liveSince, wentLive }) {
        const reported = sessionStorage.getItem(storageKey);
        // What went live before this tab was opened is no news.
        if (reported === null) sessionStorage.setItem(storageKey, now);
        if (reported === null || wentLive === undefined || liveSince === undefined) return;
        if (Date.parse(liveSince) > Date.parse(reported))
          sessionStorage.setItem(storageKey, liveSince);
        for (const { title, message, url } of newsOf(wentLive)) {
          toggleNotification({
            type: 'success',
            title,
            message,
            timeout: shownMs,
            ...(url === undefined ? {} : { link: { label: texts.viewOnSite, url } }),
          });
        }
      },
    }),
    [toggleNotification],
  );
}
