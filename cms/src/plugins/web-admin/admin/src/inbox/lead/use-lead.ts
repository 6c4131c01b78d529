import { useCallback, useEffect, useRef, useState } from 'react';
import {
  type Entry,
  type LeadForm,
  leadPath,
  type LeadState,
  type TimelineEvent,
  type WorkedLead,
} from '../../../../api';
import type { Failed, Outcome } from '../../requests/outcome';
import { sendPatch } from '../../requests/send-patch';
import { useRead, type Read } from '../../requests/use-read';
import { useWrite } from '../../requests/use-write';
import { useInbox } from '../summary/summary-context';

/** A new value of what two admins may change at once. */
export type Change = { state: LeadState } | { owner: number };

/** A change that was refused because someone else had changed the same. */
export interface LeadConflict {
  change: Change;
  /** What the other admin did; undefined if it is not in the timeline. */
  theirs: TimelineEvent | undefined;
}

export interface LeadWork {
  read: Read<Entry<WorkedLead>>;
  lead: WorkedLead | undefined;
  busy: boolean;
  /** A change that is on its way. */
  pending: Change | undefined;
  conflict: LeadConflict | undefined;
  /** What went wrong last. */
  alert: string | undefined;
  dismiss: () => void;
  /**
   * Changes the state or the owner.
   * @param version of the lead that the admin saw when choosing
   */
  change: (change: Change, version: string) => Promise<boolean>;
  /** Adds a note. */
  addNote: (text: string) => Promise<boolean>;
  markSpam: (spam: boolean) => Promise<boolean>;
  remove: () => Promise<boolean>;
  /** Reads the lead and the counts again after other work. */
  follow: () => void;
}

const kindOf = (change: Change) => ('state' in change ? 'state_changed' : 'assigned');

/** The last row of a lead's timeline that changed the same. */
const lastChange = ({ timeline }: WorkedLead, change: Change) =>
  timeline.filter(({ kind }) => kind === kindOf(change)).at(-1);

const unanswered = 'There was no answer. See below whether it was saved.';

const failureText = ({ code, message }: Failed): string =>
  code === 'network' ? unanswered : message;

/** A lead, kept fresh, with what can be done with it. */
export function useLead(form: LeadForm, id: string): LeadWork {
  const url = leadPath(form, id);
  const read = useRead<Entry<WorkedLead>>(url);
  const { reload, refresh } = read;
  const inbox = useInbox();
  const refreshInbox = inbox.refresh;
  const { sendTo } = useWrite();
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState<{ change: Change; version: string }>();
  const [refused, setRefused] = useState<{ change: Change; version: string }>();
  const [alert, setAlert] = useState<string>();
  const underWay = useRef(false);

  const revision = inbox.reading.kind === 'known' ? inbox.reading.summary.revision : undefined;
  const lastRevision = useRef(revision);
  useEffect(() => {
    if (revision === lastRevision.current) return;
    lastRevision.current = revision;
    refresh();
  }, [revision, refresh]);

  const lead = read.data?.result;
  // The conflict is shown once the lead with the other admin's change has been read.
  const isNewer = lead !== undefined && lead.version !== refused?.version;
  const conflict =
    refused !== undefined && isNewer
      ? { change: refused.change, theirs: lastChange(lead, refused.change) }
      : undefined;

  const run = useCallback(
    async (work: () => Promise<Outcome<unknown>>, isKept = true): Promise<boolean> => {
      // Of two clicks, the first one counts.
      if (underWay.current) return false;
      underWay.current = true;
      setBusy(true);
      setAlert(undefined);
      setRefused(undefined);
      const outcome = await work();
      underWay.current = false;
      setBusy(false);
      if (!outcome.ok) {
        setSent(undefined);
        if (outcome.code !== 'edit_conflict') setAlert(failureText(outcome));
      }
      if (!outcome.ok && outcome.code === 'not_found') reload();
      else if (isKept) refresh();
      refreshInbox();
      return outcome.ok;
    },
    [reload, refresh, refreshInbox],
  );

  const follow = useCallback(() => {
    refresh();
    refreshInbox();
  }, [refresh, refreshInbox]);

  return {
    read,
    lead,
    busy,
    // The new value is shown at once, and until the lead has been read again.
    pending: sent?.version === lead?.version ? sent?.change : undefined,
    conflict,
    alert,
    dismiss: () => {
      setAlert(undefined);
      setRefused(undefined);
    },
    change: (change, version) =>
      run(async () => {
        setSent({ change, version });
        const outcome = await sendPatch(url, change, version);
        if (!outcome.ok && outcome.code === 'edit_conflict') setRefused({ change, version });
        return outcome;
      }),
    addNote: (text) => run(() => sendTo({ method: 'POST', url: `${url}/notes`, body: { text } })),
    markSpam: (spam) =>
      run(async () => {
        const seen = lead === undefined ? {} : { version: lead.version };
        const outcome = await sendTo({
          method: 'POST',
          url: `${url}/spam`,
          body: { spam },
          ...seen,
        });
        if (!outcome.ok) setAlert(failureText(outcome));
        return outcome;
      }),
    remove: () => run(() => sendTo({ method: 'DELETE', url }), false),
    follow,
  };
}
