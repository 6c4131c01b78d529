import path from 'node:path';
import { dataDir } from '../src/setup/data-dir';

interface SqliteConnection {
  pragma(statement: string): unknown;
}

export default () => ({
  connection: {
    client: 'sqlite',
    connection: { filename: path.join(dataDir, 'cms.db') },
    useNullAsDefault: true,
    pool: {
      min: 1,
      max: 1,
      // An acknowledged lead must survive a power cut; readers must not wait for a writer.
      afterCreate(connection: SqliteConnection, done: () => void) {
        connection.pragma('journal_mode = WAL');
        connection.pragma('synchronous = FULL');
        done();
      },
    },
  },
});
