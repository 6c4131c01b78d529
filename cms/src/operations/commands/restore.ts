import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { restoreBackup } from '../backup/restore-backup';
import { runCommand, Stop } from './run-command';

const numbers = new Intl.NumberFormat('en');
const everywhere: ReadonlySet<string> = new Set(['0.0.0.0', '::']);

/** Whether a CMS is running at this one's address. It would continue with rows and sessions that no longer exist. */
async function isRunning({ config }: Core.Strapi): Promise<boolean> {
  const host = config.get<string>('server.host');
  const name = everywhere.has(host) ? '127.0.0.1' : host;
  const place = name.includes(':') ? `[${name}]` : name;
  const address = `http://${place}:${String(config.get<number>('server.port'))}/_health`;
  try {
    return (await fetch(address, { signal: AbortSignal.timeout(2_000) })).ok;
  } catch {
    return false;
  }
}

void runCommand(async (strapi, args, tell) => {
  const [folder, ...others] = args.filter((arg) => arg !== '--replace');
  if (folder === undefined || others.length > 0) throw new Stop('Name one folder of a backup.');
  if (await isRunning(strapi)) throw new Stop('The CMS is running: stop all its processes first.');
  const replace = args.includes('--replace');
  const manifest = await restoreBackup(strapi, path.resolve(folder), replace, tell);
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  if (manifest.uploadsElsewhere > 0) {
    tell(
      `${numbers.format(manifest.uploadsElsewhere)} uploads lie in object storage, and were not in this backup.`,
    );
  }
  tell(
    `Restored ${numbers.format(rows)} rows and ${numbers.format(manifest.uploads.length)} files.`,
  );
});
