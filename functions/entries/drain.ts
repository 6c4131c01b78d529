import type { Config } from '@netlify/functions';
import { openBlobStore } from '../src/outbox/blob-store';
import { drainWith } from '../src/outbox/drain';

const drain = drainWith(openBlobStore);

export default drain;

// Netlify reads this from the source: it must stay a literal. Each minute.
export const config: Config = { schedule: '* * * * *' };
