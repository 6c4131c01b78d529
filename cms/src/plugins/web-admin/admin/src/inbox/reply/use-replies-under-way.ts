import { useEffect } from 'react';
import type { WorkedLead } from '../../../../api';
import { isUnderWay } from './reply-texts';

/** The CMS sends a mail within a few seconds. */
const everyMs = 2_500;
const longestMs = 60_000;

/**
 * Reads a lead again while the CMS is sending a reply, for at most a minute.
 * @param refresh reads it in the background
 */
export function useRepliesUnderWay(lead: WorkedLead | undefined, refresh: () => void): void {
  const waiting = lead?.timeline
    .flatMap((row) => (row.kind === 'reply' && isUnderWay(row.detail.mail) ? [row.detail.id] : []))
    .join();
  useEffect(() => {
    if (waiting === undefined || waiting === '') return undefined;
    const timer = setInterval(refresh, everyMs);
    const end = setTimeout(() => {
      clearInterval(timer);
    }, longestMs);
    return () => {
      clearInterval(timer);
      clearTimeout(end);
    };
  }, [waiting, refresh]);
}
