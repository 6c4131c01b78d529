import { useEffect, useState } from 'react';

/**
 * The selected tab, and a function to select one. It follows the hash of the address and updates it without a history
 * entry, so that Back leaves the page. Undefined until hydration, while the style sheet decides.
 */
export function useSelectedTab(ids: readonly string[]) {
  const [selected, setSelected] = useState<string>();

  useEffect(() => {
    const follow = () => {
      const id = location.hash.slice(1);
      // Ignore other hashes, such as that of the skip link.
      setSelected((current) => (ids.includes(id) ? id : (current ?? ids[0])));
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => {
      window.removeEventListener('hashchange', follow);
    };
  }, [ids]);

  const select = (id: string) => {
    setSelected(id);
    // Keep the router's state.
    history.replaceState(history.state, '', `#${id}`);
  };

  return [selected, select] as const;
}
