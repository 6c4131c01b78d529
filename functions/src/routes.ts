import {
  captchaPath,
  endpoints,
  eraseWaitingPath,
  healthPath,
  type Endpoint,
  type EndpointName,
} from './api';
import type { Handler } from './call';
import { issueChallenge } from './captcha/challenge';
import { handlers } from './handlers';
import { answerHealth } from './health';
import { answerErase } from './operations';

export interface Route {
  readonly name: EndpointName | 'captcha' | 'health' | 'erase';
  readonly method: Endpoint['method'];
  readonly path: RegExp;
  readonly handle: Handler;
}

/** The calls by which an admin writes blogs and FAQs. */
export const contentWrites: readonly EndpointName[] = [
  'createblog',
  'editblog',
  'deleteblogs',
  'createfaq',
  'editfaq',
  'deletefaq',
];

const isEndpointName = (name: string): name is EndpointName => Object.hasOwn(endpoints, name);

// Nothing that could lead elsewhere in an address of the CMS: no dot, no slash, nothing encoded.
const id = '(?<id>[A-Za-z0-9_-]{1,64})';

const pattern = (path: string) => new RegExp(`^${path.replace('{id}', id)}$`);

const routes: readonly Route[] = [
  { name: 'captcha', method: 'GET', path: pattern(captchaPath), handle: issueChallenge },
  { name: 'health', method: 'GET', path: pattern(healthPath), handle: answerHealth },
  { name: 'erase', method: 'POST', path: pattern(eraseWaitingPath), handle: answerErase },
  ...Object.keys(endpoints)
    .filter(isEndpointName)
    .map((name) => ({
      name,
      method: endpoints[name].method,
      path: pattern(`/api/${endpoints[name].path}`),
      handle: handlers[name],
    })),
];

/** All that is served at an address, whatever the method. */
export function routesAt(pathname: string): readonly Route[] {
  return routes.filter(({ path }) => path.test(pathname));
}

/** The document's id in the address of a request that a route answers. */
export function idAt({ path }: Route, request: Request): string | undefined {
  return path.exec(new URL(request.url).pathname)?.groups?.id;
}

/** The methods that an address answers, as the header `Allow` lists them. */
export function allowedMethods(here: readonly Route[]): string {
  const methods = here.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  return [...methods, 'OPTIONS'].join(', ');
}
