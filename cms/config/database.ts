import path from 'node:path';
import { dataDir, flag, optional, wholeNumber } from '../src/setup/environment';

interface SqliteConnection {
  pragma(statement: string): unknown;
}

const sqlite = () => ({
  client: 'sqlite',
  connection: { filename: path.join(dataDir, 'cms.db') },
  useNullAsDefault: true,
  pool: {
    min: 1,
    max: 1,
    // An acknowledged lead must survive a power cut; readers must not wait for a writer; what is deleted is overwritten.
    afterCreate(connection: SqliteConnection, done: () => void) {
      connection.pragma('journal_mode = WAL');
      connection.pragma('synchronous = FULL');
      connection.pragma('secure_delete = ON');
      done();
    },
  },
});

function postgres(url: string) {
  if (!/^postgres(ql)?:\/\//.test(url)) {
    throw new Error('Set DATABASE_URL to an address that begins with postgresql://.');
  }
  // Strapi's columns hold no time zone, and the driver writes local time: where clocks are put back, an hour would come twice.
  process.env.TZ = 'UTC';
  return {
    client: 'postgres',
    // With DATABASE_SSL the server's certificate is checked; NODE_EXTRA_CA_CERTS names an authority of its own.
    connection: { connectionString: url, ssl: flag('DATABASE_SSL'), keepAlive: true },
    pool: { min: 0, max: wholeNumber('DATABASE_POOL_MAX', 10, 2, 100) },
    // Whoever waits longer for a connection has given up meanwhile.
    acquireConnectionTimeout: 10_000,
  };
}

export default () => {
  const url = optional('DATABASE_URL');
  return { connection: url === undefined ? sqlite() : postgres(url) };
};
