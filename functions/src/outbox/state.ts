import { boolean, number, object, string } from 'yup';
import { parseJson } from '../api';
import type { Outbox } from './outbox';

/** What the last run of the drain found, for those who must not list the whole store. Moments are ISO 8601. */
export interface OutboxState {
  /** How many leads waited when it ended. */
  readonly count: number;
  /** When the oldest of them was accepted, as far as the run has seen them. */
  readonly oldest: string | null;
  readonly drainedAt: string;
  /** How many entries another key has encrypted. */
  readonly unreadable: number;
  /** The name where the next run goes on. */
  readonly after: string | null;
  /** Whether the CMS took nothing of what it was asked to. */
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

/** @returns undefined where no run has ended yet */
export async function readState({ store, names }: Outbox): Promise<OutboxState | undefined> {
  const blob = await store.read(names.state);
  const state = parseJson(blob?.value ?? '');
  return shape.isValidSync(state, { strict: true }) ? state : undefined;
}

/** Leaves the state to the calls until the next run. */
export async function writeState({ store, names }: Outbox, state: OutboxState): Promise<void> {
  await store.write(names.state, JSON.stringify(state));
}
