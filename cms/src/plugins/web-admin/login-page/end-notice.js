// @ts-check

/**
 * What is said to someone whom the panel has sent here because their session ended.
 * @param {string} search the query string of the login page: `?ended=true`, or `kept` where text is kept that was not saved
 */
export function endNotice(search) {
  const ended = new URLSearchParams(search).get('ended');
  if (ended === 'kept') {
    return 'Your session has ended. What you typed is kept: log in to go on with it.';
  }
  return ended === 'true' ? 'Your session has ended. Log in to go on.' : '';
}
