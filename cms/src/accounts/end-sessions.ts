import type { Core } from '@strapi/strapi';
import { adminTokenService } from '../strapi/services';
import { endAllSessions } from '../strapi/sessions';
import { idsWhere, objectsOf } from '../strapi/untyped-rows';

interface Change {
  params: { data?: unknown; where?: unknown };
  state: Record<string, unknown>;
}

const idsOf = ({ endSessionsOf: ids }: Change['state']): unknown[] =>
  Array.isArray(ids) ? ids : [];

/**
 * Ends all sessions of an account when its password is changed or the account is blocked, however that is done: every way
 * writes through Strapi's database layer. Links for resetting the password and the account's tokens are deleted too, since
 * anyone who held one of its sessions could have created them.
 */
export function endSessionsOnChange(strapi: Core.Strapi): void {
  const before = async ({ params: { data, where }, state }: Change) => {
    const [change = {}] = objectsOf(data);
    const isNewPassword = change.password !== undefined;
    if (!isNewPassword && change.isActive !== false) return;
    state.endSessionsOf = await idsWhere(strapi, where);
    if (isNewPassword) Object.assign(change, { resetPasswordToken: null });
  };
  const after = async ({ state }: Change) => {
    for (const id of idsOf(state)) {
      await endAllSessions(strapi, id);
      await adminTokenService(strapi).deleteTokensForUser(id);
    }
  };
  strapi.db.lifecycles.subscribe({
    models: ['admin::user'],
    beforeUpdate: before,
    beforeUpdateMany: before,
    afterUpdate: after,
    afterUpdateMany: after,
  });
}
