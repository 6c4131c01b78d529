import { serveFile, servePage } from './serve';

const open = { auth: false } as const;

/** Open to anyone: who comes here has no session yet. */
export default [
  { method: 'GET', path: '/login', handler: servePage, config: open },
  { method: 'GET', path: '/login/:file', handler: serveFile, config: open },
];
