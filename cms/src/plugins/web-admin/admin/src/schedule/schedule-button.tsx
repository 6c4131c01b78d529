import { Button } from '@strapi/design-system';
import { Clock } from '@strapi/icons';
import { useState } from 'react';
import type { EntryPlan, PlanAction, ContentKind } from '../../../api';
import { useFocusReturn } from '../ui/dialogs/use-focus-return';
import { ScheduleModal } from './schedule-modal';

interface ScheduleButtonProps {
  kind: ContentKind;
  /** Whether the entry of the form is published. */
  published: boolean;
  plans: readonly EntryPlan[];
  disabled: boolean;
  entryFor: (action: PlanAction) => Promise<string | undefined>;
  onPlanned: (entry: string) => void;
}

/** Opens the form that plans when the entry of a form is published or unpublished. */
export function ScheduleButton(props: ScheduleButtonProps) {
  const { published, disabled, onPlanned, ...form } = props;
  const [open, setOpen] = useState(false);
  const { openedBy } = useFocusReturn(open);
  // What will be published by a plan can be unpublished by another.
  const isShown = published || form.plans.some(({ state }) => state === 'waiting');
  const close = () => {
    setOpen(false);
  };
  return (
    <>
      <Button
        variant="tertiary"
        startIcon={<Clock />}
        disabled={disabled}
        onClick={(event) => {
          openedBy(event.currentTarget);
          setOpen(true);
        }}
      >
        Schedule
      </Button>
      {open && (
        <ScheduleModal
          {...form}
          actions={isShown ? ['publish', 'unpublish'] : ['publish']}
          onPlanned={(entry) => {
            close();
            onPlanned(entry);
          }}
          onClose={close}
        />
      )}
    </>
  );
}
