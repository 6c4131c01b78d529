import { loginPath, loginPathTo } from '../../../api';

/** How a session ended, or that there was none. */
export type End = 'chosen' | 'ended' | 'ended-with-text' | 'none';

/** Tells the login page what to say: see `login-page/notices.js`. */
const notices = {
  ended: '&notice=session-ended',
  'ended-with-text': '&notice=text-kept',
  none: '',
} as const;

/**
 * The address of the login page after a session.
 * @param end after `chosen`, the next person to log in is not led to the last one's screen
 */
export const loginAfter = (
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  end: End,
): string => (end === 'chosen' ? loginPath : loginPathTo(pathname + search) + notices[end]);

/** Opens a page outside the panel, and hides the panel at once: none of the last user's data stays in memory or in sight. */
export function leavePanel(address: string): void {
  document.body.hidden = true;
  location.replace(address);
}
