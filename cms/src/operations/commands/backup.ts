// A file of its own: `npm run backup` runs it by its name.
import path from 'node:path';
import { makeBackup } from '../backup/make-backup';
import { runCommand, Stop } from './run-command';

const numbers = new Intl.NumberFormat('en');

void runCommand(async (strapi, [folder, ...others], tell) => {
  if (folder === undefined || others.length > 0) throw new Stop('Name one folder for the backup.');
  const target = path.resolve(folder);
  tell(`Making a backup in ${target}`);
  const { rows, uploads, uploadsElsewhere } = await makeBackup(strapi, target, tell);
  if (uploadsElsewhere > 0) {
    tell(
      `${numbers.format(uploadsElsewhere)} uploads lie in object storage, and not in this backup: keep versions of them there.`,
    );
  }
  tell(`Saved ${numbers.format(rows)} rows and ${numbers.format(uploads)} files.`);
});
