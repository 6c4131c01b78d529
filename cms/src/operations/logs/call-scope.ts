import { AsyncLocalStorage } from 'node:async_hooks';

const calls = new AsyncLocalStorage<string>();

/** Does work that belongs to one call, so that every line that it logs carries the call's id. */
export const inCall = <T>(requestId: string, work: () => T): T => calls.run(requestId, work);

/** The id of the call that the work belongs to; undefined outside of calls. */
export const currentCall = (): string | undefined => calls.getStore();
