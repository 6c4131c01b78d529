import { withValues } from '../ui/table/address';
import type { Noun } from '../ui/wording';

/** The parameter of the screen's address, and of the server's: `?suspected=true`. */
const name = 'suspected';

/** The filters of the lists of leads. */
export const leadFilters = [name] as const;

/** Whether an address asks for the leads that may be spam. */
export const isSuspected = (address: URLSearchParams): boolean => address.get(name) === 'true';

/** The same list with the leads that may be spam, or with the others. */
export const withSuspected = (address: URLSearchParams, suspected: boolean): URLSearchParams =>
  withValues(address, { [name]: suspected ? 'true' : '' });

export const suspectedNoun = ({ one, many }: Noun): Noun => ({
  one: `suspected ${one}`,
  many: `suspected ${many}`,
});
