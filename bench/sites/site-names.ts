/** All sites, in the order in which each round visits them: ours, and its twins with the same content. */
export const siteNames = ['ours', 'stock', 'astro'] as const;

export type Site = (typeof siteNames)[number];
export type Twin = Exclude<Site, 'ours'>;
