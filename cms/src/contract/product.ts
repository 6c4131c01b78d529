/** Spec §3: the products a demo can be asked for, in the order of their numbers (Aksa Studio is 1). */
export const products = ['Aksa Studio', 'Dc3', 'Reorg Chart Modelling'] as const;

export type Product = (typeof products)[number];
