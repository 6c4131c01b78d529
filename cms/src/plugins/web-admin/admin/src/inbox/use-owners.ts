import { leadOwnersPath, type Actor, type LeadOwners } from '../../../api';
import { useRead } from '../requests/use-read';

const nobody: readonly Actor[] = [];

/** Who can own a lead, by name; empty until it is known. */
export const useOwners = (): readonly Actor[] =>
  useRead<LeadOwners>(leadOwnersPath).data?.result ?? nobody;
