import type { ObjectSchema } from 'yup';

/** `admin-or-first`: an admin who may, or anyone while no admin exists. */
export type Access = 'anyone' | 'admin' | 'admin-or-first';

/** How an endpoint is called. `path` is below `/api/`; `{id}` stands for a document's id. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
}

/** One row of the API table (Spec §7). */
export interface Endpoint extends Route {
  readonly access: Access;
  /** The shape of the JSON body; absent where none is read. */
  readonly body?: ObjectSchema<Record<string, unknown>>;
  /** Bytes; `limits.body` where absent. */
  readonly bodyLimit?: number;
  readonly summary: string;
}

/**
 * Method and path of each endpoint, named by the last word of its path: all that a caller needs. They stand apart from
 * the bodies, which bring Yup along.
 */
export const routes = {
  adminlogin: { method: 'POST', path: 'webadmin/adminlogin' },
  createadmin: { method: 'POST', path: 'webadmin/createadmin' },
  createblog: { method: 'POST', path: 'blogs/createblog' },
  allblogs: { method: 'GET', path: 'blogs/allblogs' },
  editblog: { method: 'POST', path: 'blogs/editblog/{id}' },
  deleteblogs: { method: 'DELETE', path: 'blogs/deleteblogs/{id}' },
  fetchblogsbycategory: { method: 'POST', path: 'blogs/fetchblogsbycategory' },
  createfaq: { method: 'POST', path: 'faq/createfaq' },
  allfaqs: { method: 'GET', path: 'faq/allfaqs' },
  editfaq: { method: 'PUT', path: 'faq/editfaq/{id}' },
  deletefaq: { method: 'DELETE', path: 'faq/deletefaq/{id}' },
  createrequestdemo: { method: 'POST', path: 'requestdemo/createrequestdemo' },
  requestdemosforproduct: { method: 'POST', path: 'requestdemo/requestdemosforproduct' },
  createcontactus: { method: 'POST', path: 'contactus/createcontactus' },
  getcontactus: { method: 'GET', path: 'contactus/getcontactus' },
} as const satisfies Record<string, Route>;

export type EndpointName = keyof typeof routes;

/** The address of an endpoint on the site's own host. */
export function endpointUrl(name: EndpointName, id?: string): string {
  const { path } = routes[name];
  return `/api/${id === undefined ? path : path.replace('{id}', encodeURIComponent(id))}`;
}
