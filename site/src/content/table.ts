/** What is said around a table. */
export const table = {
  /** On small screens, where a table scrolls. */
  sideways: 'There is more to the right',
} as const;
