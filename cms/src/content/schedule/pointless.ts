import type { PlanAction } from '../../contract/content/schedule';

/** What an entry is before its plans. */
export interface Standing {
  /** Whether it is published. */
  published: boolean;
  /** Whether its draft says something else than what is published. */
  newer: boolean;
}

interface Step {
  action: PlanAction;
  dueAt: Date;
}

/**
 * The plans that would have nothing to do when their time comes: to publish what is published already, or to unpublish what is
 * not.
 * @param plans of one entry, in any order
 */
export function pointlessPlans<P extends Step>(before: Standing, plans: readonly P[]): P[] {
  let { published, newer } = before;
  const pointless: P[] = [];
  const byTime = [...plans].sort((one, other) => one.dueAt.getTime() - other.dueAt.getTime());
  for (const plan of byTime) {
    const does = plan.action === 'publish' ? !published || newer : published;
    if (!does) {
      pointless.push(plan);
      continue;
    }
    published = plan.action === 'publish';
    newer = newer && !published;
  }
  return pointless;
}
