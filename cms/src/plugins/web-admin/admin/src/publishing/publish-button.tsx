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
  /** The id of the sentence that says why the button does nothing. */
  reasonId: string;
  /** Gets the message of a failure; undefined when a new try begins. */
  onAlert: (text: string | undefined) => void;
}

/** Publish now, or Retry. A button that does nothing can still be focused, so that its reason can be read. */
export function PublishButton({
  offer: { label, disabledReason },
  reasonId,
  onAlert,
}: PublishButtonProps) {
  const { busy, sendTo } = useWrite();
  const { refresh } = usePublishingSignal();
  const { toggleNotification } = useNotification();
  const disabled = busy || disabledReason !== undefined;

  const run = async () => {
    onAlert(undefined);
    const outcome = await sendTo({ method: 'POST', url: publishNowPath, body: {} });
    if (outcome.ok) toggleNotification({ type: 'success', message: texts.buildRequested });
    else onAlert(`${texts.buildNotRequested} ${outcome.message}`);
    refresh();
  };

  return (
    <Button
      variant="secondary"
      startIcon={label === 'Retry' ? <ArrowClockwise /> : <Rocket />}
      // Not disabled: that would take the focus from whoever has just pressed it.
      aria-disabled={disabled}
      aria-describedby={disabledReason === undefined ? undefined : reasonId}
      onClick={() => {
        if (!disabled) void run();
      }}
    >
      {label}
    </Button>
  );
}
