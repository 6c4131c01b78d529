// @ts-check

/** The notices that may appear above the form, by their names in the address. */
const notices = new Map([
  ['session-ended', 'Your session has ended. Log in to go on.'],
  ['text-kept', 'Your session has ended. What you typed is kept: log in to go on with it.'],
  ['password-changed', 'Your password has been changed. Log in with the new one.'],
]);

/**
 * The notice that the address names; empty if there is none.
 * @param {string} search the query string of the login page
 */
export const noticeIn = (search) =>
  notices.get(new URLSearchParams(search).get('notice') ?? '') ?? '';
