import { useEffect } from 'react';
import { firmName } from '../../../api';

/** The title of the window while a screen is open. Strapi's own names Strapi. */
export function ScreenTitle({ children }: { children: string }) {
  useEffect(() => {
    document.title = `${children} · ${firmName}`;
  }, [children]);
  return null;
}
