// Loaded ahead of a CMS on SQLite. At a SIGUSR2 its disk is full, at the next there is room again: the database may
// not grow by a page any more, and answers every write that needs one with SQLITE_FULL.
import { createRequire } from 'node:module';
import path from 'node:path';

const Database = createRequire(path.resolve('package.json'))('better-sqlite3');
const { pragma } = Database.prototype;
const open = new Set();
// What SQLite allows at most.
const room = 4_294_967_294;
let isFull = false;

/**
 * The CMS sets the journal of each connection that it opens, and is found by that.
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
  // Below what the database has, the bound is what it has.
  for (const database of open) pragma.call(database, `max_page_count = ${isFull ? 1 : room}`);
});
