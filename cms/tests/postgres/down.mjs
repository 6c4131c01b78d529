import removeFolder from '../environment/down.mjs';
import { endServer } from './server.mjs';

/** Runs once after the tests of the project `cms-postgres`. */
export default async function down() {
  await endServer();
  removeFolder();
}
