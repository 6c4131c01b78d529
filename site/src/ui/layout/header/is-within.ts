import type { NavigationEntry, NavigationGroup } from '../../../content/navigation';

/** Whether the page at `path` belongs to the link: it is its target, below it, or covered by it. */
export function isWithin(path: string, { to, covers = [] }: NavigationEntry): boolean {
  return [to, ...covers].some((address) => path === address || path.startsWith(`${address}/`));
}

/** Whether the page at `path` belongs to a link of the group, except those that stand apart. */
export function isWithinGroup(path: string, { links, overview }: NavigationGroup): boolean {
  return [...links, ...(overview ? [overview] : [])].some(
    (link) => !link.apart && isWithin(path, link),
  );
}
