import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import { plansPath, type EntryPlan, type PlanList } from '../../../api';

/**
 * The open plans of the entry of a form.
 * @param first those that the entry came with
 */
export function usePlans(first: readonly EntryPlan[] = []) {
  const { get } = useFetchClient();
  const [plans, setPlans] = useState(first);
  return {
    plans,
    /** Reads them again, after a change. */
    reload: async (id: string) => {
      try {
        const { data } = await get<PlanList>(`${plansPath}?entry=${encodeURIComponent(id)}`);
        setPlans(data.result);
      } catch {
        // They stay as they were; the next change reads them again.
      }
    },
  };
}
