import type { Context } from 'koa';

const unknown = new WeakSet();

/** Notes that a call brought a body and no session or token that is good. */
export const noteUnknownCaller = ({ req }: Context): void => {
  unknown.add(req);
};

/** Whether that was noted of a call. */
export const isUnknownCaller = ({ req }: Context): boolean => unknown.has(req);
