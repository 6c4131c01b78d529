// @ts-check

// Makes the same calls as Strapi's own login form, and stores the same values in the browser for the panel. The names are those
// of @strapi/admin: utils/deviceId, utils/cookies, reducer, utils/getFetchClient.

const deviceKey = 'strapi.admin.deviceId';
const statusKey = 'isLoggedIn';
const tokenKey = 'jwtToken';
/** Tabs renew the access token one at a time, with this lock: a refresh token works only once. */
const refreshLock = 'strapi-admin-access-token';

/** A version 4 UUID, as Strapi demands. `randomUUID` needs https or localhost. */
function newDeviceId() {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const [version, variant] = [6, 8];
  const bytes = crypto.getRandomValues(new Uint8Array(16)).map((byte, index) => {
    if (index === version) return (byte & 0x0f) | 0x40;
    return index === variant ? (byte & 0x3f) | 0x80 : byte;
  });
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function deviceId() {
  const id = localStorage.getItem(deviceKey) ?? newDeviceId();
  localStorage.setItem(deviceKey, id);
  return id;
}

/**
 * Stores an access token where the panel looks for it.
 * @param {string} token
 */
function storeToken(token) {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${tokenKey}=; Path=/; Expires=Thu, 01 Jan 1970 00:00:01 GMT`;
  document.cookie = `${tokenKey}=${encodeURIComponent(token)}; Path=/admin${secure}`;
  // A token that Remember me has stored here would take precedence over the cookie.
  localStorage.removeItem(tokenKey);
  localStorage.setItem(statusKey, 'true');
}

/**
 * A field of an object; undefined for anything else.
 * @param {unknown} value
 * @param {string} name
 * @returns {unknown}
 */
const field = (value, name) =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/**
 * @param {string} path
 * @param {object} body
 */
async function post(path, body) {
  const response = await fetch(path, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(30_000),
  });
  /** @type {unknown} */
  const answer = await response.json();
  return { ok: response.ok, answer };
}

/**
 * The server's message: next to the code in our own errors, inside `error` in Strapi's.
 * @param {unknown} answer
 */
function messageOf(answer) {
  const message = field(answer, 'message') ?? field(field(answer, 'error'), 'message');
  return typeof message === 'string' && message !== '' ? message : undefined;
}

/**
 * Logs in.
 * @param {string} username or e-mail
 * @param {string} password
 * @returns {Promise<string | undefined>} what went wrong; undefined after a success. Spec §8.
 */
export async function logIn(username, password) {
  try {
    const { ok, answer } = await post('/admin/login', {
      email: username,
      password,
      deviceId: deviceId(),
      rememberMe: false,
    });
    const token = field(field(answer, 'data'), 'token');
    if (!ok || typeof token !== 'string') return messageOf(answer) ?? 'Network Error';
    storeToken(token);
    return undefined;
  } catch {
    return 'Network Error';
  }
}

/**
 * Resumes the session of this browser, if there is one. The cookie with its access token belongs to the panel's path and cannot
 * be read here, but the refresh cookie gets a new one.
 */
export async function resume() {
  if (localStorage.getItem(statusKey) !== 'true') return false;
  const renew = async () => {
    const { ok, answer } = await post('/admin/access-token', {});
    const token = field(field(answer, 'data'), 'token');
    if (!ok || typeof token !== 'string') return false;
    storeToken(token);
    return true;
  };
  try {
    // Locks need https or localhost.
    return 'locks' in navigator ? await navigator.locks.request(refreshLock, renew) : await renew();
  } catch {
    return false;
  }
}
