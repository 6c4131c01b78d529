import { loginPath, loginPathTo } from '../../../api';

/** How a session came to its end, or that there was none. */
export type End = 'chosen' | 'ended' | 'ended-with-text' | 'none';

/** Tells the login page that a session has ended, and whether text is kept: see `login-page/notices.js`. */
const words = {
  ended: '&notice=session-ended',
  'ended-with-text': '&notice=text-kept',
  none: '',
} as const;

/**
 * Where someone goes who has no session any more.
 * @param end `chosen` where they logged out themselves: who comes next is then led nowhere
 */
export const loginAfter = (
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  end: End,
): string => (end === 'chosen' ? loginPath : loginPathTo(pathname + search) + words[end]);

/** Opens a page outside the panel, so that nothing of the last user stays in memory or in sight meanwhile. */
export function leave(address: string): void {
  document.body.hidden = true;
  location.replace(address);
}
