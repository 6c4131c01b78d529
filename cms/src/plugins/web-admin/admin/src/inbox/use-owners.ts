import { leadOwnersPath, type Actor } from '../../../api';
import { useRead } from '../requests/use-read';

interface LeadOwners {
  result: Actor[];
}

const nobody: readonly Actor[] = [];

/** Who can own a lead, by name; empty until it is known. */
export const useOwners = (): readonly Actor[] =>
  useRead<LeadOwners>(leadOwnersPath).data?.result ?? nobody;
