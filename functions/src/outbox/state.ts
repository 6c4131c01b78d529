import { boolean, number, object, string } from 'yup';
import { parseJson } from '../api';
import type { Outbox } from './outbox';

/** What the last run of the drain found, for calls that must not list the store. Times are ISO 8601. */
interface OutboxState {
  /** How many leads were waiting when it ended. */
  readonly count: number;
  /** When the oldest lead that it saw was accepted. */
  readonly oldest: string | null;
  readonly drainedAt: string;
  /** How many entries were encrypted with another key. */
  readonly unreadable: number;
  /** The name after which the next run starts. */
  readonly after: string | null;
  /** Whether the CMS took none of the leads that it was offered. */
  readonly inVain?: boolean | undefined;
}

const shape = object({
  count: number().required(),
  oldest: string().nullable().defined(),
  drainedAt: string().required(),
  unreadable: number().required(),
  after: string().nullable().defined(),
  inVain: boolean(),
}).required();

/** @returns undefined if no run has ended yet */
export async function readState({ store, names }: Outbox): Promise<OutboxState | undefined> {
  const blob = await store.read(names.state);
  const state = parseJson(blob?.value ?? '');
  return shape.isValidSync(state, { strict: true }) ? state : undefined;
}

/** Saves the state until the next run. */
export async function writeState({ store, names }: Outbox, state: OutboxState): Promise<void> {
  await store.write(names.state, JSON.stringify(state));
}
