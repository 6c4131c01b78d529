import { createContext, useContext } from 'react';
import type { InboxReading } from './reading';

interface InboxState {
  reading: InboxReading;
  /** Reads the summary at once; for after a change. */
  refresh: () => void;
}

export const InboxContext = createContext<InboxState>({
  reading: { kind: 'reading' },
  refresh: () => undefined,
});

/**
 * The inbox at a glance, as of the last reading. Call `refresh` after a change, so that counts and list follow at
 * once.
 */
export const useInbox = (): InboxState => useContext(InboxContext);
