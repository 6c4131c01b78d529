import type { Config } from '@netlify/functions';
import { serve } from '../src/serve';

export default serve;

// Netlify reads this from the source: it must stay a literal.
export const config: Config = { path: '/api/*' };
