/** The databases on which the way of a lead is measured. */
export const databases = ['SQLite', 'PostgreSQL'] as const;

export type Database = (typeof databases)[number];

/** In the order in which each round measures them. */
export const targetNames = ['ours', 'stock', 'bare'] as const;

export type TargetName = (typeof targetNames)[number];

/** Hands over the contact of this number, counted from 0. Resolves when it is durable. */
export type HandOver = (index: number) => Promise<void>;

/** Something that takes contacts. */
export interface Target {
  /** Makes ready what a visitor's browser brings along, so that it is not measured. */
  prepare: (count: number) => Promise<HandOver>;
}

/** How many contacts are under way at once. */
export const connections = 20;
