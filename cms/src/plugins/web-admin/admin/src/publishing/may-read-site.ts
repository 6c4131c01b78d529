import { permissionAction } from '../../../server/src/permissions';

const readers: readonly string[] = [permissionAction('blog.read'), permissionAction('faq.read')];

/**
 * Whether an admin is told how far the site is: whoever sees what is published on it.
 * @param held the actions that the admin's roles allow
 */
export const mayReadSite = (held: ReadonlySet<string>): boolean =>
  readers.some((action) => held.has(action));
