/** Header that names one call from the browser through function and CMS, in every log. */
export const requestIdHeader = 'X-Request-Id';

/** A UUID in small letters: nothing personal fits into it. */
export const requestIdPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
