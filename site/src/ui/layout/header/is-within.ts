import type { NavigationEntry, NavigationGroup } from '../../../content/navigation';

/** Whether the page at `path` belongs to the link: its own page, one below it, or one that it covers. */
export function isWithin(path: string, { to, covers = [] }: NavigationEntry): boolean {
  return [to, ...covers].some((address) => path === address || path.startsWith(`${address}/`));
}

/** Whether the page at `path` belongs to one of the group's links, save those that stand apart. */
export function isWithinGroup(path: string, { links, overview }: NavigationGroup): boolean {
  return [...links, ...(overview ? [overview] : [])].some(
    (link) => !link.apart && isWithin(path, link),
  );
}
