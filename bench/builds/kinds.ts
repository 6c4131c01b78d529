/** In the order in which each round makes them: the later ones go on from the first. */
export const kinds = ['cold', 'unchanged', 'edited'] as const;

export type Kind = (typeof kinds)[number];

/** How many articles the blog holds; the README's table is about the larger number. */
export const articleCount = 5_000;
export const counts = [100, articleCount] as const;
