/** What the platform tells a function about a call, as far as ours use it. */
export interface CallContext {
  ip: string;
  requestId: string;
  deploy: { context: DeployContext; id: string; published: boolean };
}

/** The platform's word for where a function runs. Leads wait in an outbox in `production` alone. */
export type DeployContext = 'production' | 'dev';

/** A function that answers calls. */
export interface PathEntry {
  default: (request: Request, context: CallContext) => Promise<Response>;
  config: { path: string };
}

/** A function that the platform runs at its times. */
export interface ScheduledEntry {
  default: (request: Request, context: CallContext) => Promise<unknown>;
  config: { schedule: string };
}

const has = <K extends string>(value: unknown, key: K): value is Record<K, unknown> =>
  typeof value === 'object' && value !== null && key in value;

const isFunctionWith = (module: unknown, key: string): boolean =>
  has(module, 'default') &&
  typeof module.default === 'function' &&
  has(module, 'config') &&
  has(module.config, key) &&
  typeof module.config[key] === 'string';

export const isPathEntry = (module: unknown): module is PathEntry => isFunctionWith(module, 'path');

export const isScheduledEntry = (module: unknown): module is ScheduledEntry =>
  isFunctionWith(module, 'schedule');
