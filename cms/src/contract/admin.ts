import { object } from 'yup';
import { type Endpoint, routes } from './routes';
import { isBlank } from './text';
import { filled, line } from './fields';
import { limits } from './limits';

// Names of accounts as PRECIS has them (RFC 8265, UsernameCaseMapped), and stricter: what nobody sees, what turns the direction of
// a line, and letters of another script that look like these have no place in them.

/** Scripts in which a name is written by itself, and those that stand together in one. */
const writing = [
  ['Latin'],
  ['Greek'],
  ['Cyrillic'],
  ['Armenian'],
  ['Georgian'],
  ['Hebrew'],
  ['Arabic'],
  ['Thaana'],
  ['Ethiopic'],
  ['Devanagari'],
  ['Bengali'],
  ['Gurmukhi'],
  ['Gujarati'],
  ['Oriya'],
  ['Tamil'],
  ['Telugu'],
  ['Kannada'],
  ['Malayalam'],
  ['Sinhala'],
  ['Thai'],
  ['Lao'],
  ['Tibetan'],
  ['Myanmar'],
  ['Khmer'],
  ['Han', 'Hiragana', 'Katakana'],
  ['Han', 'Bopomofo'],
  ['Han', 'Hangul'],
];

/** Digits and signs of an English keyboard, space and the curly apostrophe: of no script. */
const common = ' -@\\[-`{-~’';

const inOneScript = writing.map((scripts) => {
  const letters = scripts.map((script) => `\\p{Script_Extensions=${script}}`).join('');
  return new RegExp(`^[${common}${letters}\\p{Script=Inherited}]*$`, 'u');
});

const invisible = /\p{Default_Ignorable_Code_Point}/u;
const kinds = /^[\p{L}\p{M} -~’]*$/u;
/** Phonetic and other letters that only look like those of a name. */
const phonetic = /[\u0250-\u02FF\u1D00-\u1DBF\u2C60-\u2C7F\uA720-\uA7FF\uAB30-\uAB6F]/;
const tooManyMarks = /\p{M}{4}/u;
const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Thaana}]/u;
/** What a line of right-to-left text does not move elsewhere. */
const steady = /^\p{L}(?:.*[\p{L}\p{M}\d])?$/u;

/** A name in the form in which it is stored: wide and narrow writings of one letter are one, and so are blanks. */
export const tidyName = (name: string): string => name.normalize('NFKC').replace(/ +/g, ' ').trim();

/** What an account name may hold, as a sentence about it: "A username …". */
export const nameRule =
  'takes letters of one script, the digits 0 to 9, spaces and the signs of an English keyboard.';

/** Whether a tidy name is one that everybody sees as it is. An empty one is. */
export const isPlainName = (name: string): boolean =>
  kinds.test(name) &&
  !invisible.test(name) &&
  !phonetic.test(name) &&
  !tooManyMarks.test(name) &&
  inOneScript.some((script) => script.test(name)) &&
  (name === '' || /[\p{L}\d]/u.test(name)) &&
  (!rightToLeft.test(name) || steady.test(name));

const required = 'Give a username and a password.';

const strongPassword = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d).{8,72}$/;

/** What is hashed of a password: of a longer one the end would not count. */
const hashedBytes = 72;

export const passwordRule =
  'password needs 8 to 72 characters with an upper-case letter, a lower-case letter and a digit.';

/** Whether a password is strong enough for an admin's account. The rule is that of Strapi's own registration form. */
export const isStrongPassword = (password: string): boolean =>
  strongPassword.test(password) && new TextEncoder().encode(password).length <= hashedBytes;

const newPassword = (message: string) =>
  filled(line('password', limits.password), message).test(
    'strong',
    passwordRule,
    (password) => isBlank(password) || isStrongPassword(password),
  );

export const loginBody = object({
  username: filled(line('username', limits.email), required),
  password: filled(line('password', limits.password), required),
});

export const createAdminBody = object({
  username: filled(line('username', limits.username), required)
    .matches(/^[^@\uFF20\uFE6B]*$/, { message: 'username must not hold an @.' })
    .test('plain', `username ${nameRule}`, (username) => isPlainName(tidyName(username))),
  password: newPassword(required),
  email: line('email', limits.email).email('email must be an e-mail address.'),
});

/** A new password for the own account. */
export const changePasswordBody = object({
  currentPassword: filled(
    line('currentPassword', limits.password),
    'Give your current password and a new one.',
  ),
  password: newPassword('Give your current password and a new one.'),
});

/** Below /web-admin/: createadmin for someone without a session, while there is no admin. */
export const createFirstAdminPath = 'webadmin/createfirstadmin';

export const adminEndpoints = {
  adminlogin: {
    ...routes.adminlogin,
    access: 'anyone',
    body: loginBody,
    summary: 'Logs an admin in by username or e-mail.',
  },
  createadmin: {
    ...routes.createadmin,
    access: 'admin-or-first',
    body: createAdminBody,
    summary: 'Creates a web admin.',
  },
} as const satisfies Record<string, Endpoint>;
