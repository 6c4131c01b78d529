import { isScreenPath } from '../../../api';
import { leave, loginAfter } from './leave';

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
