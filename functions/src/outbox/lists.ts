import { hashIn, type Kind } from './names';
import type { Outbox } from './outbox';
import type { ListedBlob } from './store';

/** All blobs of one kind, in the order of their names. */
export async function listAll({ store, names }: Outbox, kind: Kind): Promise<ListedBlob[]> {
  const all: ListedBlob[] = [];
  for await (const page of store.list(names.prefix(kind))) {
    all.push(...page.filter(({ name }) => hashIn(name) !== undefined));
  }
  return all.sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** The same list, beginning behind a name and going round, so that each run goes on where the last one ended. */
export function goingOnAfter(
  sorted: readonly ListedBlob[],
  last: string | null | undefined,
): ListedBlob[] {
  const start = sorted.findIndex(({ name }) => name > (last ?? ''));
  return start < 0 ? [...sorted] : [...sorted.slice(start), ...sorted.slice(0, start)];
}
