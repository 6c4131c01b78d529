import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * Gives this process, and all that it starts, a temporary folder of its own, and removes that when this process exits: Gatsby
 * and others leave behind what they wrote there.
 */
export function useTempFolder(): void {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'hr-finance-'));
  // The PostgreSQL of the tests runs as another user, who passes through.
  chmodSync(folder, 0o711);
  for (const name of ['TMPDIR', 'TMP', 'TEMP']) process.env[name] = folder;
  process.once('exit', () => {
    rmSync(folder, { recursive: true, force: true });
  });
}
