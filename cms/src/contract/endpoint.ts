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
