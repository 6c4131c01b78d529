import { type InboxView, type LeadState, maxCounted } from '../../../api';
import type { Arrivals } from './list/arrivals';

/** The views by name, in the order of the screen. */
export const viewNames: Readonly<Record<InboxView, string>> = {
  open: 'Open',
  mine: 'Mine',
  nobody: 'Nobody’s',
  due_today: 'Due today',
  late: 'Late',
  answered: 'Answered',
  closed: 'Closed',
  suspected: 'Suspected spam',
  all: 'All',
};

/** The states of a lead by name. */
export const stateNames: Readonly<Record<LeadState, string>> = {
  open: 'Open',
  in_progress: 'In progress',
  answered: 'Answered',
  closed: 'Closed',
};

const emptyTexts: Readonly<Record<InboxView, string>> = {
  open: 'No lead is open',
  mine: 'No open lead is yours',
  nobody: 'Every open lead has an owner',
  due_today: 'No answer is due today',
  late: 'No answer is late',
  answered: 'No lead has been answered yet',
  closed: 'No lead has been closed yet',
  suspected: 'No lead is suspected of being spam',
  all: 'No leads yet',
};

/** The message of a view without leads. */
export const emptyText = (view: InboxView, narrowed: boolean): string =>
  narrowed ? `No leads in “${viewNames[view]}” match` : emptyTexts[view];

/** A count as it is shown: from `maxCounted` on, there are at least so many. */
export const countText = (count: number): string =>
  count >= maxCounted ? `${String(maxCounted)}+` : String(count);

/** A count of leads in words. */
export const leadsText = (count: number): string =>
  `${countText(count)} ${count === 1 ? 'lead' : 'leads'}`;

/** What is announced when leads come into a list; empty when none did. */
export function arrivedText({ fresh, others }: Arrivals): string {
  const leads = (count: number, what: string) =>
    `${String(count)} ${what} ${count === 1 ? 'lead' : 'leads'}`;
  if (others === 0) return fresh === 0 ? '' : leads(fresh, 'new');
  return fresh === 0 ? leads(others, 'more') : `${leads(fresh, 'new')}, ${String(others)} more`;
}
