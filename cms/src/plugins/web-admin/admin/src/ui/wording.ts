import { isolated } from '../../../api';

/** What an entry is called, as it stands in a sentence. */
export const quoted = (name: string): string => `“${isolated(name)}”`;
