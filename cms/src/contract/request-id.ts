/** The header that carries the id of one call from the browser through function and CMS, and into every log. */
export const requestIdHeader = 'X-Request-Id';

/** A UUID in lower case: nothing personal fits into it. */
export const requestIdPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The id in the header, or a new one if the header holds none that is valid. */
export const requestIdOf = (header: string | null | undefined): string =>
  header && requestIdPattern.test(header) ? header : crypto.randomUUID();
