import { field, parseJson } from '../../../api';

// How Strapi's panel shows the state of the session. The names and payloads of the actions are those of @strapi/admin:
// services/auth and reducer.

const inCookie = /(?:^|; )jwtToken=([^;]+)/;

/** The panel's access token: in the local storage with Remember me, otherwise in a cookie. */
export function accessToken(): string | undefined {
  const stored = parseJson(localStorage.getItem('jwtToken') ?? 'null');
  if (typeof stored === 'string') return stored;
  const [, token] = inCookie.exec(document.cookie) ?? [];
  return token === undefined ? undefined : decodeURIComponent(token);
}

type SessionEvent =
  | { kind: 'user'; id: string }
  | { kind: 'permissions'; actions: string[] }
  | { kind: 'logout-chosen' }
  | { kind: 'ended' };

/** What an action of the panel's store says about the session; most say nothing. */
export function sessionEvent(action: unknown): SessionEvent | undefined {
  const type = field(action, 'type');
  const endpoint = field(field(field(action, 'meta'), 'arg'), 'endpointName');
  const payload = field(action, 'payload');
  if (type === 'admin/logout') return { kind: 'ended' };
  // Only a logout that was chosen makes this call through the store. A dead session ends without it.
  if (type === 'adminApi/executeMutation/pending' && endpoint === 'logout') {
    return { kind: 'logout-chosen' };
  }
  if (type !== 'adminApi/executeQuery/fulfilled') return undefined;
  if (endpoint === 'getMe') return { kind: 'user', id: String(field(payload, 'id')) };
  if (endpoint === 'getMyPermissions') {
    const held = [payload].flat();
    return { kind: 'permissions', actions: held.map((each) => String(field(each, 'action'))) };
  }
  return undefined;
}
