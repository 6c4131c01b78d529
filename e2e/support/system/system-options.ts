/** High limits, because all visitors and admins of a test share one address. */
export const highLimits = {
  LOGIN_LIMIT_PER_ACCOUNT: '1000000',
  LOGIN_LIMIT_PER_ADDRESS: '1000000',
  REFUSED_LIMIT_PER_ADDRESS: '1000000',
  WRITE_LIMIT_PER_ADDRESS: '1000000',
  FORM_LIMIT: '1000000',
};

/** How to start a system's CMS. */
export interface CmsOptions {
  /** Whether it gets the sample content; true by default. */
  seed?: boolean;
  /** Replace high limits. */
  limits?: Partial<typeof highLimits>;
  /** Further environment variables. */
  env?: NodeJS.ProcessEnv;
}

/** How to serve a system's site. */
export interface ServeOptions {
  /** Whether it is served as a production deploy with an outbox; true by default. */
  outbox?: boolean;
  /** Whether the outbox is drained each minute, as by `npm start`, or only by `drain`. */
  schedule?: boolean;
  /** Whether a separate process that can be killed serves the site. */
  ownProcess?: boolean;
  /** Another address at which its functions reach the CMS. */
  cmsUrl?: string;
  /** Further environment variables of its functions. */
  env?: NodeJS.ProcessEnv;
}
