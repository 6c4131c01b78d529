import { createAdmin, logIn } from './admin';
import {
  captchaPath,
  endpoints,
  eraseWaitingPath,
  healthPath,
  previewPath,
  previewPicturePath,
  requestIdHeader,
  requestIdOf,
  type Endpoint,
  type EndpointName,
} from './api';
import { createBlog, deleteBlog, editBlog, listBlogs, listBlogsOfCategory } from './blog';
import type { CallContext, Handler } from './call';
import { issueChallenge } from './captcha/captcha';
import { createContact, listContacts } from './contact';
import { Deadline } from './deadline';
import { createDemoRequest, listDemoRequests } from './demo-request';
import { createFaq, deleteFaq, editFaq, listFaqs } from './faq';
import { reportHealth } from './health/health';
import { eraseLeads } from './outbox/erase';
import type { OpenStore } from './outbox/store';
import { showPreview, showPreviewPicture } from './preview';
import { emptyResponse, errorResponse, HttpError } from './response';
import { readSettings } from './settings';

/** The handler of each endpoint. One that is missing is a compile error. */
const handlers: Record<EndpointName, Handler> = {
  adminlogin: logIn,
  createadmin: createAdmin,
  createblog: createBlog,
  allblogs: listBlogs,
  editblog: editBlog,
  deleteblogs: deleteBlog,
  fetchblogsbycategory: listBlogsOfCategory,
  createfaq: createFaq,
  allfaqs: listFaqs,
  editfaq: editFaq,
  deletefaq: deleteFaq,
  createrequestdemo: createDemoRequest,
  requestdemosforproduct: listDemoRequests,
  createcontactus: createContact,
  getcontactus: listContacts,
};

interface Route {
  readonly name: EndpointName | 'captcha' | 'health' | 'erase' | 'preview' | 'preview-picture';
  readonly method: Endpoint['method'];
  readonly pattern: RegExp;
  readonly handle: Handler;
}

// An id contains no dot, slash or encoded character, which could lead elsewhere in the CMS.
const id = '(?<id>[A-Za-z0-9_-]{1,64})';

const toPattern = (path: string) => new RegExp(`^${path.replace('{id}', id)}$`);

const isEndpointName = (name: string): name is EndpointName => Object.hasOwn(endpoints, name);

const routes: readonly Route[] = [
  { name: 'captcha', method: 'GET', pattern: toPattern(captchaPath), handle: issueChallenge },
  { name: 'health', method: 'GET', pattern: toPattern(healthPath), handle: reportHealth },
  { name: 'erase', method: 'POST', pattern: toPattern(eraseWaitingPath), handle: eraseLeads },
  { name: 'preview', method: 'POST', pattern: toPattern(previewPath), handle: showPreview },
  {
    name: 'preview-picture',
    method: 'POST',
    pattern: toPattern(previewPicturePath),
    handle: showPreviewPicture,
  },
  ...Object.keys(endpoints)
    .filter(isEndpointName)
    .map((name) => ({
      name,
      method: endpoints[name].method,
      pattern: toPattern(`/api/${endpoints[name].path}`),
      handle: handlers[name],
    })),
];

/** The time limit of a call that a visitor waits for. */
const callMs = 9_000;

/** Netlify ends a call after 60 seconds. A write of content may take nearly that: it would be carried out even if cut off. */
const contentWriteMs = 55_000;

const contentWrites: readonly Route['name'][] = [
  'createblog',
  'editblog',
  'deleteblogs',
  'createfaq',
  'editfaq',
  'deletefaq',
];

/** The methods of an address, for the header `Allow`. */
function allowedMethods(candidates: readonly Route[]): string {
  const methods = candidates.flatMap(({ method }) =>
    method === 'GET' ? ['GET', 'HEAD'] : [method],
  );
  return [...methods, 'OPTIONS'].join(', ');
}

/** The CMS takes a call without an address for a delivery from the outbox, which has no rate limit. */
const withAddress = (context: CallContext): CallContext =>
  context.ip === '' ? { ...context, ip: 'unknown' } : context;

/**
 * Makes the function that serves every call below `/api/`: it finds the route, calls its handler and never throws.
 * @param openStore opens the store of the outbox for a call that needs it
 */
export function serveWith(openStore: OpenStore) {
  return async (request: Request, platformContext: CallContext): Promise<Response> => {
    const requestId = requestIdOf(request.headers.get(requestIdHeader));
    const { pathname } = new URL(request.url);
    const candidates = routes.filter(({ pattern }) => pattern.test(pathname));
    const isHead = request.method === 'HEAD';
    const method = isHead ? 'GET' : request.method;
    const route = candidates.find((candidate) => candidate.method === method);
    const context = withAddress(platformContext);
    const isContentWrite = route !== undefined && contentWrites.includes(route.name);
    const deadline = new Deadline(isContentWrite ? contentWriteMs : callMs);

    async function respond(): Promise<Response> {
      if (candidates.length === 0) {
        throw new HttpError('not_found', 'There is nothing at this address.');
      }
      const allow = allowedMethods(candidates);
      if (method === 'OPTIONS') return emptyResponse({ Allow: allow });
      if (route === undefined) {
        throw new HttpError('method_not_allowed', `This address allows only ${allow}.`, {
          headers: { Allow: allow },
        });
      }
      const settings = readSettings(process.env, context.deploy?.context);
      const documentId = route.pattern.exec(pathname)?.groups?.id;
      const call = { request, requestId, context, openStore, deadline, settings };
      return route.handle({ ...call, id: documentId });
    }

    const response = await respond().catch((thrown: unknown) =>
      errorResponse(thrown, { requestId, endpoint: route?.name ?? 'none' }),
    );
    response.headers.set(requestIdHeader, requestId);
    return isHead ? new Response(null, response) : response;
  };
}
