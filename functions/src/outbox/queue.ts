import { hashIn, type Kind, type Outbox } from './outbox';
import type { ListedBlob } from './store';

/** All blobs of one kind, sorted by name. */
export async function listBlobs({ store, names }: Outbox, kind: Kind): Promise<ListedBlob[]> {
  const all: ListedBlob[] = [];
  for await (const page of store.list(names.prefix(kind))) {
    all.push(...page.filter(({ name }) => hashIn(name) !== undefined));
  }
  return all.sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** Rotates a sorted list so that it begins after a name: each run continues where the last one ended. */
export function startingAfter(
  sorted: readonly ListedBlob[],
  last: string | null | undefined,
): ListedBlob[] {
  const start = sorted.findIndex(({ name }) => name > (last ?? ''));
  return start < 0 ? [...sorted] : [...sorted.slice(start), ...sorted.slice(0, start)];
}

/**
 * Processes a list with several workers. Starts no further item once `canContinue` returns false.
 * @returns how many items were started, from the front; all of them have ended
 */
export async function forEachConcurrently<T>(
  items: readonly T[],
  concurrency: number,
  canContinue: () => boolean,
  process: (item: T) => Promise<void>,
): Promise<number> {
  let started = 0;
  const worker = async () => {
    for (let item = items[started]; item !== undefined && canContinue(); item = items[started]) {
      started += 1;
      await process(item);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, () => worker()));
  return started;
}
