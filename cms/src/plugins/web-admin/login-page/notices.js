// @ts-check

/** What may be said above the form, by its name in the address. */
const notices = new Map([
  ['session-ended', 'Your session has ended. Log in to go on.'],
  ['text-kept', 'Your session has ended. What you typed is kept: log in to go on with it.'],
  ['password-changed', 'Your password has been changed. Log in with the new one.'],
]);

/**
 * The sentence that the address asks for, if there is one of that name.
 * @param {string} search the query string of the login page
 */
export const noticeIn = (search) =>
  notices.get(new URLSearchParams(search).get('notice') ?? '') ?? '';
