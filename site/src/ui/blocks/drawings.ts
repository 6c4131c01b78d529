import type { ReactNode } from 'react';

/** A page's drawings by the names that its blocks call them. */
export type Drawings = Readonly<Record<string, ReactNode>>;
