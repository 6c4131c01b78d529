import { Button } from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import { planPath, type EntryPlan, type ContentKind, panelReads } from '../../../api';
import { useWrite } from '../requests/use-write';
import { plannedMoment } from './plan-texts';

const lists = { blog: panelReads.blogs, faq: panelReads.faqs } as const;

interface CancelButtonProps {
  kind: ContentKind;
  /** The id of the entry. */
  entry: string;
  plan: EntryPlan;
  /** Called after the call, whatever it answered: the plans may have changed. */
  onDone: () => void;
}

/** Cancels a plan, or dismisses a failed one. Both can be planned again, so it asks no question. */
export function CancelButton({ kind, entry, plan, onDone }: CancelButtonProps) {
  const { busy, sendTo } = useWrite();
  const { toggleNotification } = useNotification();
  const { action, state } = plan;
  const isFailed = state === 'failed';
  const label = isFailed ? 'Dismiss' : 'Cancel plan';

  const run = async () => {
    const url = planPath(lists[kind], entry, action);
    const outcome = await sendTo({ method: 'DELETE', url });
    if (!outcome.ok && outcome.code === 'busy') return;
    const done = isFailed ? 'Dismissed' : 'The plan was cancelled';
    toggleNotification(
      outcome.ok
        ? { type: 'success', message: done }
        : { type: 'danger', message: outcome.message },
    );
    onDone();
  };

  return (
    <Button
      size="S"
      variant="tertiary"
      aria-label={`${label}: ${action} ${plannedMoment(plan)}`}
      aria-disabled={busy}
      onClick={() => void run()}
    >
      {label}
    </Button>
  );
}
