// The actions of the panel's own store that tell how a session goes. Their names and payloads are those of @strapi/admin:
// services/auth and reducer.

export type SessionEvent =
  | { kind: 'user'; id: string }
  | { kind: 'permissions'; actions: string[] }
  | { kind: 'logout-chosen' }
  | { kind: 'ended' };

function at(value: unknown, ...path: string[]): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  if (typeof value !== 'object' || value === null) return undefined;
  const next: unknown = Reflect.get(value, name);
  return at(next, ...rest);
}

/** What an action of the store says about the session; most say nothing. */
export function sessionEvent(action: unknown): SessionEvent | undefined {
  const type = at(action, 'type');
  const endpoint = at(action, 'meta', 'arg', 'endpointName');
  if (type === 'admin/logout') return { kind: 'ended' };
  // Only someone who chose to log out makes this call through the store: a session that is dead is left without it.
  if (type === 'adminApi/executeMutation/pending' && endpoint === 'logout') {
    return { kind: 'logout-chosen' };
  }
  if (type !== 'adminApi/executeQuery/fulfilled') return undefined;
  if (endpoint === 'getMe') return { kind: 'user', id: String(at(action, 'payload', 'id')) };
  if (endpoint === 'getMyPermissions') {
    const held = [at(action, 'payload')].flat();
    return { kind: 'permissions', actions: held.map((each) => String(at(each, 'action'))) };
  }
  return undefined;
}
