import makeFolder from '../environment/up.mjs';
import { startServer } from './server.mjs';

/** Runs once before the tests of the project `cms-postgres`. */
export default async function up() {
  makeFolder();
  process.env.TEST_POSTGRES_URL = await startServer();
  // As the CMS sets it for itself on PostgreSQL, which here comes too late for the process.
  process.env.TZ = 'UTC';
}
