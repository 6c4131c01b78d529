/** What a function host answers besides its functions: whether it is up, and the run of its schedule. */
export const hostPaths = { up: '/harness/up', schedule: '/harness/schedule' } as const;
