import { randomUUID } from 'node:crypto';
import { requestIdHeader, requestIdPattern } from './api';

/** The id that the browser gave its call; a new one where it gave none, or anything else. */
export function requestIdOf(request: Request): string {
  const sent = request.headers.get(requestIdHeader) ?? '';
  return requestIdPattern.test(sent) ? sent : randomUUID();
}
