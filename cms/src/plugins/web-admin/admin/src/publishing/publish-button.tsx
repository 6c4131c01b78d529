import { Button } from '@strapi/design-system';
import { ArrowClockwise, Rocket } from '@strapi/icons';
import { useNotification } from '@strapi/strapi/admin';
import { publishNowPath } from '../../../api';
import { useWrite } from '../requests/use-write';
import type { PublishOffer } from './publish-offer';
import { usePublishingSignal } from './publishing-context';
import { texts } from './texts';

interface PublishButtonProps {
  offer: PublishOffer;
  /** The id of the sentence that says why nothing can be done. */
  whyId: string;
  /** Gets the sentence for a failure, and undefined when a new try begins. */
  onAlert: (text: string | undefined) => void;
}

/** Publish now, or Retry. Where nothing can be done it stays in the order of the keyboard, so that its reason is found. */
export function PublishButton({ offer: { label, why }, whyId, onAlert }: PublishButtonProps) {
  const { busy, sendTo } = useWrite();
  const { refresh } = usePublishingSignal();
  const { toggleNotification } = useNotification();
  const off = busy || why !== undefined;

  const run = async () => {
    onAlert(undefined);
    const outcome = await sendTo({ method: 'POST', url: publishNowPath, body: {} });
    if (outcome.ok) toggleNotification({ type: 'success', message: texts.buildAsked });
    else onAlert(`${texts.buildNotAsked} ${outcome.message}`);
    refresh();
  };

  return (
    <Button
      variant="secondary"
      startIcon={label === 'Retry' ? <ArrowClockwise /> : <Rocket />}
      // Not disabled, which would take the focus away from whoever has just pressed it.
      aria-disabled={off}
      aria-describedby={why === undefined ? undefined : whyId}
      onClick={() => {
        if (!off) void run();
      }}
    >
      {label}
    </Button>
  );
}
