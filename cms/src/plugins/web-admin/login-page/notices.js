// @ts-check

/** What may be said above the form, by its name in the address. */
const notices = new Map([
  ['password-changed', 'Your password has been changed. Log in with the new one.'],
]);

/**
 * The sentence that the address asks for, if there is one of that name.
 * @param {string} search the query string of the login page
 */
export const noticeIn = (search) =>
  notices.get(new URLSearchParams(search).get('notice') ?? '') ?? '';
