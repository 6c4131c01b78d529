// @ts-check

// Strapi's own login form, without the form: the same calls, and the same things left in the browser for the panel.
// Names and places are those of @strapi/admin: utils/deviceId, utils/cookies, reducer, utils/getFetchClient.

const deviceKey = 'strapi.admin.deviceId';
const statusKey = 'isLoggedIn';
const tokenKey = 'jwtToken';
/** Tabs that want a new access token stand in line for this lock: a refresh token counts once. */
const refreshLock = 'strapi-admin-access-token';

/** A UUID of version 4, as Strapi demands. A plain http address other than localhost has no `randomUUID`. */
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
 * Leaves an access token where the panel looks for it.
 * @param {string} token
 */
function keep(token) {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${tokenKey}=; Path=/; Expires=Thu, 01 Jan 1970 00:00:01 GMT`;
  document.cookie = `${tokenKey}=${encodeURIComponent(token)}; Path=/admin${secure}`;
  // A token that Remember me left here would win over the cookie.
  localStorage.removeItem(tokenKey);
  localStorage.setItem(statusKey, 'true');
}

/**
 * A field of an object; of anything else, nothing.
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
 * The server's sentence: beside the code of our own refusals, inside the error of Strapi's.
 * @param {unknown} answer
 */
function sentenceOf(answer) {
  const sentence = field(answer, 'message') ?? field(field(answer, 'error'), 'message');
  return typeof sentence === 'string' && sentence !== '' ? sentence : undefined;
}

/**
 * Logs in.
 * @param {string} username or e-mail
 * @param {string} password
 * @returns {Promise<string | undefined>} what went wrong; nothing when the session has begun. Spec §8.
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
    if (!ok || typeof token !== 'string') return sentenceOf(answer) ?? 'Network Error';
    keep(token);
    return undefined;
  } catch {
    return 'Network Error';
  }
}

/**
 * Takes up the session that this browser has, if it has one. Its access token is out of reach here, since that cookie is
 * the panel's, but the refresh cookie gets another.
 */
export async function resume() {
  if (localStorage.getItem(statusKey) !== 'true') return false;
  const renew = async () => {
    const { ok, answer } = await post('/admin/access-token', {});
    const token = field(field(answer, 'data'), 'token');
    if (!ok || typeof token !== 'string') return false;
    keep(token);
    return true;
  };
  try {
    // A plain http address other than localhost has no locks.
    return 'locks' in navigator ? await navigator.locks.request(refreshLock, renew) : await renew();
  } catch {
    return false;
  }
}
