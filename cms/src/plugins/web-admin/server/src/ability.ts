import { field } from '../../api';

interface Ability {
  can(action: string): boolean;
}

const isAbility = (value: unknown): value is Ability => typeof field(value, 'can') === 'function';

/** A call as Strapi passes it on, with what its admin is allowed to do. */
interface Call {
  state?: unknown;
}

/**
 * Whether the admin of a call has a permission.
 * @param action its full name
 */
export function mayDo({ state }: Call, action: string): boolean {
  const ability = field(state, 'userAbility');
  return isAbility(ability) && ability.can(action);
}

/**
 * A policy that passes an admin with any one of several permissions; Strapi's own asks for all of them.
 * @param config.actions the full names of the permissions
 */
export const hasAnyPermission = (
  call: Call,
  { actions }: { actions: readonly string[] },
): boolean => actions.some((action) => mayDo(call, action));
