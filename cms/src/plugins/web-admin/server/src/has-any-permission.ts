import { field } from '../../api';

interface Ability {
  can(action: string): boolean;
}

const isAbility = (value: unknown): value is Ability => typeof field(value, 'can') === 'function';

/**
 * A policy that passes an admin with any one of several permissions; Strapi's own asks for all of them.
 * @param config.actions the full names of the permissions
 */
export function hasAnyPermission(
  { state }: { state?: unknown },
  { actions }: { actions: readonly string[] },
): boolean {
  const ability = field(state, 'userAbility');
  return isAbility(ability) && actions.some((action) => ability.can(action));
}
