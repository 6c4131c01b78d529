import type { Deadline } from './deadline';
import type { OpenStore } from './outbox/store';
import type { Settings } from './settings';

/** The part of Netlify's `Context` that the functions use. */
export interface CallContext {
  /** The client's address, as the platform sees it. */
  readonly ip: string;
  readonly deploy?: { readonly context?: string; readonly id?: string };
}

/** One call of the API, with everything that its handler may use. */
export interface Call {
  readonly request: Request;
  /** Names the call in every log, from the browser to the CMS. */
  readonly requestId: string;
  /** The document's id in the address, if the route has one. */
  readonly id: string | undefined;
  readonly context: CallContext;
  readonly settings: Settings;
  readonly deadline: Deadline;
  readonly openStore: OpenStore;
}

/**
 * Responds to one call.
 * @throws Refusal for a failure of the contract; anything else becomes a 500
 */
export type Handler = (call: Call) => Promise<Response>;
