import { useEffect } from 'react';

/** Opens the question in the address, for browsers that do not open a `details` element to reveal an anchor. */
export function useLinkedQuestion(): void {
  useEffect(() => {
    const openLinked = () => {
      const answer = document.getElementById(window.location.hash.slice(1));
      const details = answer?.closest('details');
      if (!answer || !details || details.open) return;
      details.open = true;
      answer.scrollIntoView();
    };
    openLinked();
    window.addEventListener('hashchange', openLinked);
    return () => {
      window.removeEventListener('hashchange', openLinked);
    };
  }, []);
}
