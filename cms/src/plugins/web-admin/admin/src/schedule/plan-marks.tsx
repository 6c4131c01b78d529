import type { EntryPlan } from '../../../api';
import { StatusMark } from '../publishing/status-mark';
import { planMark } from './plan-texts';

/** What is planned for an entry, and what has failed. */
export function PlanMarks({ plans }: { plans: readonly EntryPlan[] }) {
  return (
    <>
      {plans.map((plan) => (
        <StatusMark key={plan._id} {...planMark(plan)} />
      ))}
    </>
  );
}
