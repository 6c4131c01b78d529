// Preloaded into a CMS on SQLite. A SIGUSR2 fills its disk and the next one makes room again. While the disk is full, the
// database cannot grow, and each write that needs another page fails with SQLITE_FULL.
import { createRequire } from 'node:module';
import path from 'node:path';

const Database = createRequire(path.resolve('package.json'))('better-sqlite3');
const { pragma } = Database.prototype;
const open = new Set();
// The maximum that SQLite allows.
const room = 4_294_967_294;
let isFull = false;

/**
 * Collects the connections: the CMS sets the journal mode of each one that it opens.
 * @this {object}
 * @param {unknown[]} args
 * @returns {unknown}
 */
Database.prototype.pragma = function remember(...args) {
  open.add(this);
  return pragma.apply(this, args);
};

process.on('SIGUSR2', () => {
  isFull = !isFull;
  // SQLite raises a limit below the current size to that size.
  for (const database of open) pragma.call(database, `max_page_count = ${isFull ? 1 : room}`);
});
