import { useCallback, useRef, useState } from 'react';

interface Pending {
  /** Adds work whose result belongs to the form, such as reading a picture. */
  waitFor: (work: Promise<unknown>) => void;
  /** Resolves when all of it has ended. */
  settle: () => Promise<void>;
  /** Whether somebody waits for it. */
  waiting: boolean;
}

/** What has to end before a form is sent: a large picture that was just chosen takes a moment to read. */
export function usePending(): Pending {
  const works = useRef(new Set<Promise<unknown>>());
  const [waiters, setWaiters] = useState(0);

  const waitFor = useCallback((work: Promise<unknown>) => {
    works.current.add(work);
    const end = () => {
      works.current.delete(work);
    };
    work.then(end, end);
  }, []);

  const settle = useCallback(async () => {
    if (works.current.size === 0) return;
    setWaiters((now) => now + 1);
    // More may be added meanwhile.
    while (works.current.size > 0) await Promise.allSettled(works.current);
    setWaiters((now) => now - 1);
  }, []);

  return { waitFor, settle, waiting: waiters > 0 };
}
