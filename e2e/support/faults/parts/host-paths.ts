/** Further paths of a function host: whether it is up, and a run of its schedule. */
export const hostPaths = { up: '/harness/up', schedule: '/harness/schedule' } as const;
