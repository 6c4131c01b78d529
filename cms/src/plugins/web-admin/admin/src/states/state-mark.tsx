import { Typography } from '@strapi/design-system';
import { entryStateNames, type EntryState } from '../../../api';

/** The state of an entry, in words. */
export function StateMark({ state }: { state: EntryState }) {
  return (
    <Typography variant="pi" textColor="neutral700">
      {entryStateNames[state]}
    </Typography>
  );
}
