interface Ability {
  can(action: string): boolean;
}

const isAbility = (value: unknown): value is Ability =>
  typeof value === 'object' && value !== null && 'can' in value && typeof value.can === 'function';

const abilityOf = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'userAbility' in state
    ? state.userAbility
    : undefined;

/**
 * Lets an admin pass who holds one of several permissions; Strapi's own policy asks for all of them.
 * @param config.actions full names of the permissions
 */
export default function hasAnyPermission(
  { state }: { state?: unknown },
  { actions }: { actions: readonly string[] },
): boolean {
  const ability = abilityOf(state);
  return isAbility(ability) && actions.some((action) => ability.can(action));
}
