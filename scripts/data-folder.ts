import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Stop } from './settings';

/**
 * Makes the data folder, closed to other users, and proves that it can be written.
 * @throws Stop when it cannot
 */
export function prepareDataFolder(dataDir: string): void {
  const probe = path.join(dataDir, `.write-${String(process.pid)}`);
  try {
    mkdirSync(path.join(dataDir, 'logs'), { recursive: true });
    chmodSync(dataDir, 0o700);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch {
    throw new Stop(
      `The data folder ${dataDir} cannot be written: make it writable, or name another one in DATA_DIR.`,
    );
  }
}
