import { answerFailure, answerNothing } from './answer';
import type { CallContext } from './call';
import { readSettings } from './env';
import { Failure } from './failure';
import { allowedMethods, idAt, routesAt, type Route } from './routes';

const withoutBody = (answer: Response) => new Response(null, answer);

async function answerCall(
  request: Request,
  context: CallContext,
  here: readonly Route[],
  route: Route | undefined,
): Promise<Response> {
  if (here.length === 0) throw new Failure('not_found', 'There is nothing at this address.');
  const allow = allowedMethods(here);
  if (request.method === 'OPTIONS') return answerNothing({ Allow: allow });
  if (route === undefined) {
    throw new Failure('method_not_allowed', `This address answers only: ${allow}.`, {
      headers: { Allow: allow },
    });
  }
  const settings = readSettings(process.env, context.deploy?.context);
  return route.handle({ request, id: idAt(route, request), context, settings });
}

/** Answers every call below `/api/`: looks the row of the contract up, lets its handler work, and never throws. */
export async function serve(request: Request, context: CallContext): Promise<Response> {
  const isHead = request.method === 'HEAD';
  const method = isHead ? 'GET' : request.method;
  const here = routesAt(new URL(request.url).pathname);
  const route = here.find((candidate) => candidate.method === method);
  const answer = await answerCall(request, context, here, route).catch((thrown: unknown) =>
    answerFailure(thrown, { requestId: context.requestId, endpoint: route?.name ?? 'none' }),
  );
  return isHead ? withoutBody(answer) : answer;
}
