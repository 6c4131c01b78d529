import { useEffect, useState } from 'react';

/**
 * The selected tab, and a way to select one. It follows the address's hash and keeps it up to date, without a new
 * entry in the history: Back leaves the page. Undefined until the script is there: so long the style sheet decides.
 */
export function useSelectedTab(ids: readonly string[]) {
  const [selected, setSelected] = useState<string>();

  useEffect(() => {
    const follow = () => {
      const id = location.hash.slice(1);
      // Another hash, as that of the skip link, is no reason to change tabs.
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
    // The state is the router's.
    history.replaceState(history.state, '', `#${id}`);
  };

  return [selected, select] as const;
}
