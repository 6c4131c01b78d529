/** All visitors and admins of a test come from one address. */
export const highLimits = {
  LOGIN_LIMIT_PER_ACCOUNT: '1000000',
  LOGIN_LIMIT_PER_ADDRESS: '1000000',
  REFUSED_LIMIT_PER_ADDRESS: '1000000',
  WRITE_LIMIT_PER_ADDRESS: '1000000',
  FORM_LIMIT: '1000000',
};

/** How a system's CMS is started. */
export interface CmsOptions {
  /** Whether it gets the sample content; it does unless this is false. */
  seed?: boolean;
  /** Stand in for the high limits. */
  limits?: Partial<typeof highLimits>;
  /** What its environment holds besides. */
  env?: NodeJS.ProcessEnv;
}

/** How a system's site is served. */
export interface ServeOptions {
  /** As a production deploy, with an outbox, unless this is false. */
  outbox?: boolean;
  /** Empties the outbox each minute, as `npm start` does; else it is emptied by `drain` alone. */
  schedule?: boolean;
  /** By a process of its own, which can be killed, rather than by this one. */
  ownProcess?: boolean;
  /** Where its functions reach the CMS, if not at the CMS itself. */
  cmsUrl?: string;
  /** What the environment of its functions holds besides. */
  env?: NodeJS.ProcessEnv;
}
