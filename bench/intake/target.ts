/** The databases on which the path of a lead is measured. */
export const databases = ['SQLite', 'PostgreSQL'] as const;

export type Database = (typeof databases)[number];

/** In the order of each round. `sending` is ours while a mail and a webhook leave for each lead. */
export const targetNames = ['ours', 'sending', 'stock', 'bare'] as const;

export type TargetName = (typeof targetNames)[number];

/** Sends the contact with this index. Resolves when it is durable. */
export type HandOver = (index: number) => Promise<void>;

/** Something that accepts contacts. */
export interface Target {
  /** Prepares what a visitor's browser would bring, so that it is not measured. */
  prepare: (count: number) => Promise<HandOver>;
}

/** How many contacts are sent concurrently. */
export const connections = 20;
