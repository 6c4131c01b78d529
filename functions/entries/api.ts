import type { Config } from '@netlify/functions';
import { openBlobStore } from '../src/outbox/blob-store';
import { serveWith } from '../src/serve';

const serve = serveWith(openBlobStore);

export default serve;

// Netlify reads this from the source: it must stay a literal.
export const config: Config = { path: '/api/*' };
