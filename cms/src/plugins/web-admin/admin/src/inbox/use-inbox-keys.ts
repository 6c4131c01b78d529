import { useCallback, useMemo, useState, type RefObject } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { InboxLead } from '../../../api';
import { leadAddress } from './address';
import type { LeadChanges } from './bulk/use-changes';
import type { InboxKey, LeadCommand } from './keyboard';
import { focusedId, focusLead } from './list/row-focus';
import { useKeys } from './use-keys';

interface InboxKeysOptions {
  rows: readonly InboxLead[];
  region: RefObject<HTMLDivElement>;
  rowsRef: RefObject<HTMLUListElement>;
  /** The lead that the address names. */
  open: LeadCommand['lead'] | undefined;
  ownId: number | undefined;
  mayWork: boolean;
  changes: Pick<LeadChanges, 'take' | 'slot'>;
  onToggle: (lead: InboxLead) => void;
}

/** The keys of the inbox. They act on the lead whose row has the focus, or else on the open one. */
export function useInboxKeys(options: InboxKeysOptions) {
  const { rows, region, rowsRef, open, ownId, mayWork, changes, onToggle } = options;
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [waiting, setWaiting] = useState<LeadCommand>();

  const currentId = () => focusedId(region.current) ?? open?._id;

  const move = (by: 1 | -1) => {
    const at = rows.findIndex(({ _id }) => _id === currentId());
    // From nowhere, both keys go to the first lead.
    const next = rows[at < 0 ? 0 : at + by];
    if (next === undefined) return;
    // Beside an open lead, the next one opens: who goes through the list reads each.
    if (open) navigate(leadAddress(next, address), { replace: true });
    focusLead(region.current, next._id);
  };

  const work = (key: InboxKey) => {
    const current = rows.find(({ _id }) => _id === currentId());
    const lead = current ?? open;
    if ((key === 'answer' || key === 'note') && lead) {
      if (lead._id !== open?._id) navigate(leadAddress(lead, address));
      setWaiting({ name: key, lead });
    }
    if (current === undefined) return;
    if (key === 'assign' && ownId !== undefined) {
      changes.take([current], { kind: 'owner', id: ownId, name: 'you' });
    }
    if (key === 'select') onToggle(current);
  };

  const { lettersOn, onSwitch } = useKeys(rowsRef, (key) => {
    if (key === 'next') move(1);
    else if (key === 'previous') move(-1);
    else if (key === 'help') setHelpOpen(true);
    else if (key === 'undo') changes.slot.undo();
    else if (mayWork) work(key);
  });

  const taken = useCallback(() => {
    setWaiting(undefined);
  }, []);
  return {
    /** For `LeadCommandContext`. */
    commands: useMemo(() => ({ waiting, taken }), [waiting, taken]),
    openHelp: () => {
      setHelpOpen(true);
    },
    help: {
      open: isHelpOpen,
      onClose: () => {
        setHelpOpen(false);
      },
      lettersOn,
      onSwitch,
    },
  };
}
