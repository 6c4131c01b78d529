import { triggerSessionExpired } from '@strapi/strapi/admin';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { changeLeadsPath, type InboxLead, type ManyChanged } from '../../../../api';
import type { Failed, Outcome } from '../../requests/outcome';
import { sendChange } from '../../requests/use-write';
import { toggled } from '../../ui/table/selection';
import {
  changesOf,
  deletedText,
  doneText,
  failedText,
  leftText,
  nothingText,
  reversalOf,
  type LeadChange,
  type Step,
} from './changes';
import { sendDeletions } from './send-deletions';
import { createUndoSlot, type Offer, type UndoSlot } from './undo-slot';

const send = (changes: readonly LeadChange[]): Promise<Outcome<ManyChanged>> =>
  sendChange<ManyChanged>({ method: 'POST', url: changeLeadsPath, body: { changes } });

export interface LeadChanges {
  /** Takes a step with leads, and offers to undo it. */
  take: (leads: readonly InboxLead[], step: Step) => void;
  /** Hides leads at once, and deletes them when it can no longer be undone. */
  remove: (leads: readonly InboxLead[]) => void;
  /** The ids of the leads that are hidden because they are deleted, or soon will be. */
  removed: ReadonlySet<string>;
  /** What can be undone. */
  offer: Offer | undefined;
  slot: UndoSlot;
  /** What was done that cannot be undone, or that nothing had to be done. It is announced. */
  notice: string | undefined;
  /** What went wrong. */
  alert: string | undefined;
  dismissAlert: () => void;
}

const none: ReadonlySet<string> = new Set();

/**
 * Changes and deletes leads, each with Undo.
 * @param follow reads the list and the counts again. It never changes
 */
export function useChanges(follow: () => void): LeadChanges {
  const [offer, setOffer] = useState<Offer>();
  const [slot] = useState(() => createUndoSlot(setOffer));
  const [removed, setRemoved] = useState(none);
  const [notice, setNotice] = useState<string>();
  const [alert, setAlert] = useState<string>();

  const failed = useCallback(({ code, message }: Failed) => {
    if (code === 'not_logged_in') triggerSessionExpired();
    setAlert(
      code === 'network'
        ? 'There was no answer. See in the list what was done, and repeat the rest.'
        : message,
    );
  }, []);

  const take = useCallback(
    async (leads: readonly InboxLead[], step: Step) => {
      setAlert(undefined);
      setNotice(undefined);
      const changes = changesOf(leads, step);
      if (changes.length === 0) {
        setNotice(nothingText(step, leads.length));
        return;
      }
      const outcome = await send(changes);
      follow();
      if (!outcome.ok) {
        failed(outcome);
        return;
      }
      const { done } = outcome.data;
      setAlert(failedText(leads, outcome.data.failed, 'changed'));
      if (done.length === 0) return;
      const undo = async () => {
        const undone = await send(reversalOf(leads, step, done));
        follow();
        if (!undone.ok) {
          failed(undone);
          return;
        }
        setAlert(leftText(leads, undone.data.failed));
        if (undone.data.done.length > 0) setNotice('Undone.');
      };
      slot.offer({ text: doneText(step, done.length), undo: () => void undo() });
    },
    [failed, follow, slot],
  );

  const remove = useCallback(
    (leads: readonly InboxLead[]) => {
      setAlert(undefined);
      setNotice(undefined);
      const ids = leads.map(({ _id }) => _id);
      const show = (shown: readonly string[]) => {
        setRemoved((all) => shown.filter((id) => all.has(id)).reduce(toggled, all));
      };
      const expired = async (hidden: boolean) => {
        const outcome = await sendDeletions(leads, hidden);
        if (outcome.ok) {
          show(outcome.data.failed.map(({ id }) => id));
          setAlert(failedText(leads, outcome.data.failed, 'deleted'));
        } else {
          show(ids);
          failed(outcome);
        }
        follow();
      };
      setRemoved((all) => new Set([...all, ...ids]));
      slot.offer({
        text: deletedText(leads.length),
        undo: () => {
          show(ids);
          setNotice('Undone.');
        },
        expired: (hidden) => void expired(hidden),
      });
    },
    [failed, follow, slot],
  );

  useEffect(() => {
    // A page that is hidden may be closed without another event.
    const onHidden = () => {
      if (document.hidden) slot.end(true);
    };
    const onClose = () => {
      slot.end(true);
    };
    document.addEventListener('visibilitychange', onHidden);
    window.addEventListener('pagehide', onClose);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      window.removeEventListener('pagehide', onClose);
      slot.end(false);
    };
  }, [slot]);

  const dismissAlert = useCallback(() => {
    setAlert(undefined);
  }, []);

  return useMemo(
    () => ({
      take: (leads, step) => void take(leads, step),
      remove,
      removed,
      offer,
      slot,
      notice,
      alert,
      dismissAlert,
    }),
    [take, remove, removed, offer, slot, notice, alert, dismissAlert],
  );
}
