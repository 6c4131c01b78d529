import makeFolder from '../environment/up.mjs';
import { startServer } from './server.mjs';

/** Runs once before the tests of the project `cms-postgres`. */
export default async function up() {
  makeFolder();
  process.env.TEST_POSTGRES_URL = await startServer();
  // The CMS sets this itself on PostgreSQL, but here that would be too late for the process.
  process.env.TZ = 'UTC';
}
