import type { OutboxSettings } from '../settings';
import { namesOf, type Names } from './names';
import { sealOf, type Seal } from './seal';
import type { OutboxStore } from './store';

/** Where leads wait while the CMS cannot take them. */
export interface Outbox {
  readonly settings: OutboxSettings;
  readonly store: OutboxStore;
  readonly names: Names;
  readonly seal: Seal;
}

/** The outbox in a store that is open. */
export function outboxIn(store: OutboxStore, settings: OutboxSettings): Outbox {
  return { settings, store, names: namesOf(settings), seal: sealOf(settings.key) };
}
