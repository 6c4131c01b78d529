import { withValues } from '../ui/table/address';

/** The name in the address of a screen, and the server's for the same choice: `?suspected=true`. */
const name = 'suspected';

/** The filter of the lists of leads. */
export const leadFilters = [name] as const;

/** Whether an address asks for the leads that may be spam. */
export const isSuspected = (address: URLSearchParams): boolean => address.get(name) === 'true';

/** The same list with the leads that may be spam, or with the others. */
export const withSuspected = (address: URLSearchParams, suspected: boolean): URLSearchParams =>
  withValues(address, { [name]: suspected ? 'true' : '' });
