import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

const name = 'edit';

/** The id of the entry whose form is open: `?edit=<id>` in the address opens it, and closing it removes that. */
export function useEditedInAddress(): [string | undefined, (id: string | undefined) => void] {
  const [address, setAddress] = useSearchParams();
  const [edited, setEdited] = useState(address.get(name) ?? undefined);
  return [
    edited,
    (id) => {
      setEdited(id);
      if (!address.has(name)) return;
      const next = new URLSearchParams(address);
      next.delete(name);
      setAddress(next, { replace: true });
    },
  ];
}
