/** In the order of each round: the later builds continue from the first. */
export const kinds = ['cold', 'unchanged', 'edited'] as const;

export type Kind = (typeof kinds)[number];

/** The number of articles in the blog; the README's table uses the larger one. */
export const articleCount = 5_000;
export const counts = [100, articleCount] as const;
