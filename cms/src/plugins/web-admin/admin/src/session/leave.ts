import { loginPath, loginPathTo } from '../../../api';

/**
 * Where someone goes whose session is over.
 * @param chosen whether they logged out themselves: who comes next is then led nowhere
 */
export const loginAfter = (
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  chosen: boolean,
) => (chosen ? loginPath : loginPathTo(pathname + search));

/** Opens a page outside the panel, so that nothing of the last user stays in memory or in sight meanwhile. */
export function leave(address: string): void {
  document.body.hidden = true;
  location.replace(address);
}
