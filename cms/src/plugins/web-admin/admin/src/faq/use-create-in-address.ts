import { useSearchParams } from 'react-router-dom';

const name = 'create';

interface CreateInAddress {
  /** Whether the address asks for a new entry. */
  asked: boolean;
  begin: () => void;
  end: () => void;
}

/** Keeps in the address whether the form for a new entry is open: `?create` opens it. */
export function useCreateInAddress(): CreateInAddress {
  const [address, setAddress] = useSearchParams();
  const set = (asked: boolean) => {
    const next = new URLSearchParams(address);
    if (asked) next.set(name, '');
    else next.delete(name);
    setAddress(next, { replace: true });
  };
  return {
    asked: address.has(name),
    begin: () => {
      set(true);
    },
    end: () => {
      set(false);
    },
  };
}
