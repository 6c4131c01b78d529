import { createContext, useContext, useEffect } from 'react';
import { firmName } from '../../../api';

/** How many leads wait for someone, as the title of the window says it. */
export const WaitingContext = createContext(0);

/** The title of the window, such as `(3) Leads · <firm>`: someone who works in another tab sees that leads wait. */
export const windowTitle = (title: string, waiting: number): string =>
  `${waiting === 0 ? '' : `(${String(waiting)}) `}${title} · ${firmName}`;

/** Sets the title of the window, where Strapi's own would name Strapi. */
export function useWindowTitle(title: string): void {
  const waiting = useContext(WaitingContext);
  useEffect(() => {
    document.title = windowTitle(title, waiting);
  }, [title, waiting]);
}
