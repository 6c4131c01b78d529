/** How many articles the blog holds. */
export const counts = [100, 5_000] as const;

/** In the order in which each round makes them: the later ones go on from the first. */
export const kinds = ['cold', 'unchanged', 'edited'] as const;

export type Kind = (typeof kinds)[number];
