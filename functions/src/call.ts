import type { Settings } from './settings';

/** What this room needs of the platform's context; Netlify's own `Context` fits. */
export interface CallContext {
  /** The client's address, as the platform saw it. */
  readonly ip: string;
  readonly requestId: string;
  readonly deploy?: { readonly context?: string };
}

/** One call to the API, with all that its handler may use. */
export interface Call {
  readonly request: Request;
  /** The document's id that the address names, where its row has one. */
  readonly id: string | undefined;
  readonly context: CallContext;
  readonly settings: Settings;
}

/**
 * Answers one call.
 * @throws Refusal for everything that is to be answered in the error shape
 */
export type Handler = (call: Call) => Promise<Response>;
