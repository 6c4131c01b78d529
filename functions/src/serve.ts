import { requestIdHeader, requestIdOf } from './api';
import { answerFailure, answerNothing } from './answer';
import type { CallContext } from './call';
import { Deadline } from './deadline';
import { readSettings } from './env';
import { Failure } from './failure';
import type { OpenStore } from './outbox/store';
import { allowedMethods, contentWrites, idAt, routesAt, type Route } from './routes';

/** A visitor does not wait longer. */
const callMs = 9_000;

/** Netlify ends a call after 60 seconds. What an admin writes may take nearly that: cut off, it would be made all the same. */
const writeMs = 55_000;

const isWrite = (route: Route | undefined): boolean =>
  route !== undefined && contentWrites.some((name) => name === route.name);

/** A call on its way to the handler of its route. */
interface Arrived {
  readonly request: Request;
  readonly requestId: string;
  readonly context: CallContext;
  readonly openStore: OpenStore;
  readonly deadline: Deadline;
}

const withoutBody = (answer: Response) => new Response(null, answer);

/** Without an address the CMS would take the call for a delivery, which no limit holds up. */
const withAddress = (context: CallContext): CallContext =>
  context.ip === '' ? { ...context, ip: 'unknown' } : context;

async function answerCall(
  arrived: Arrived,
  here: readonly Route[],
  route: Route | undefined,
): Promise<Response> {
  const { request, context } = arrived;
  if (here.length === 0) throw new Failure('not_found', 'There is nothing at this address.');
  const allow = allowedMethods(here);
  if (request.method === 'OPTIONS') return answerNothing({ Allow: allow });
  if (route === undefined) {
    throw new Failure('method_not_allowed', `This address answers only: ${allow}.`, {
      headers: { Allow: allow },
    });
  }
  const settings = readSettings(process.env, context.deploy?.context);
  return route.handle({ ...arrived, id: idAt(route, request), settings });
}

/**
 * Makes the function that answers every call below `/api/`: it looks the row of the contract up, lets its handler work,
 * and never throws.
 * @param openStore opens the store of the outbox, for a call that needs it
 */
export function serveWith(openStore: OpenStore) {
  return async (request: Request, context: CallContext): Promise<Response> => {
    const requestId = requestIdOf(request.headers.get(requestIdHeader));
    const isHead = request.method === 'HEAD';
    const method = isHead ? 'GET' : request.method;
    const here = routesAt(new URL(request.url).pathname);
    const route = here.find((candidate) => candidate.method === method);
    const deadline = new Deadline(isWrite(route) ? writeMs : callMs);
    const arrived = { request, requestId, context: withAddress(context), openStore, deadline };
    const answer = await answerCall(arrived, here, route).catch((thrown: unknown) =>
      answerFailure(thrown, { requestId, endpoint: route?.name ?? 'none' }),
    );
    answer.headers.set(requestIdHeader, requestId);
    return isHead ? withoutBody(answer) : answer;
  };
}
