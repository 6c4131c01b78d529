import { leadFilters } from '../leads/suspected';

/** What the list of Request Demos is narrowed down by, by the names in its address. */
export const demoRequestFilters = ['product', ...leadFilters] as const;
