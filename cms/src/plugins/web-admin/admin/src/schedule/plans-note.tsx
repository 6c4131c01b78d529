import { Flex, Typography } from '@strapi/design-system';
import { useRef } from 'react';
import type { EntryPlan, ContentKind } from '../../../api';
import { StatusMark, Wrapped } from '../publishing/status-mark';
import { CancelButton } from './cancel-button';
import { addressText, planMark } from './plan-texts';

interface PlansNoteProps {
  kind: ContentKind;
  /** The id of the entry. */
  entry: string;
  plans: readonly EntryPlan[];
  mayPlan: boolean;
  onDone: () => void;
}

/** What a form says of the plans of its entry. */
export function PlansNote({ kind, entry, plans, mayPlan, onDone }: PlansNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  return (
    <Flex
      ref={note}
      role="group"
      aria-label="Planned"
      tabIndex={-1}
      direction="column"
      alignItems="stretch"
      gap={2}
    >
      {plans.map((plan) => (
        <Flex key={plan._id} gap={3} wrap="wrap" background="neutral150" padding={3} hasRadius>
          <StatusMark {...planMark(plan)} />
          {plan.leadsTo !== undefined && (
            <Wrapped textColor="neutral800">{addressText(plan)}</Wrapped>
          )}
          {plan.reason !== undefined && <Wrapped textColor="neutral800">{plan.reason}</Wrapped>}
          {plan.by !== undefined && (
            <Typography variant="pi" textColor="neutral700" dir="auto">
              {`by ${plan.by}`}
            </Typography>
          )}
          {mayPlan && (
            <CancelButton
              kind={kind}
              entry={entry}
              plan={plan}
              onDone={() => {
                // The button disappears with its plan.
                note.current?.focus();
                onDone();
              }}
            />
          )}
        </Flex>
      ))}
    </Flex>
  );
}
