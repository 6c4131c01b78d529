import { type RefObject, useEffect, useState } from 'react';

/** Whether an element is within the window. */
export function useOnScreen(element: RefObject<Element>): boolean {
  const [onScreen, setOnScreen] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => {
      setOnScreen(entries.at(-1)?.isIntersecting ?? false);
    });
    observer.observe(element.current);
    return () => {
      observer.disconnect();
    };
  }, [element]);
  return onScreen;
}
