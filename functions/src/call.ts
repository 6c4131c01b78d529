import type { Deadline } from './deadline';
import type { OpenStore } from './outbox/store';
import type { Settings } from './settings';

/** What this room needs of the platform's context; Netlify's own `Context` fits. */
export interface CallContext {
  /** The client's address, as the platform saw it. */
  readonly ip: string;
  readonly deploy?: { readonly context?: string; readonly id?: string };
}

/** One call to the API, with all that its handler may use. */
export interface Call {
  readonly request: Request;
  /** Names the call in every log, from the browser to the CMS. */
  readonly requestId: string;
  /** The document's id that the address names, where its row has one. */
  readonly id: string | undefined;
  readonly context: CallContext;
  readonly settings: Settings;
  readonly deadline: Deadline;
  readonly openStore: OpenStore;
}

/** What a request to the CMS is made from, be it for a call or for a lead that waited. */
export type CmsCaller = Pick<Call, 'context' | 'deadline' | 'requestId' | 'settings'>;

/**
 * Answers one call.
 * @throws Refusal for everything that is to be answered in the error shape
 */
export type Handler = (call: Call) => Promise<Response>;
